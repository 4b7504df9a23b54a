import { add, divide, rational } from '../../engine/rational.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import type { NumberToken } from '../text/tokens.ts';
import { type Counted, partOf } from './amounts.ts';
import { numberOf, type NumberReading } from './numbers.ts';
import { rule, type Rule, type Span } from './parser.ts';

interface Parts {
  number: NumberReading;
  time: readonly Candidate[];
  length: readonly Candidate[];
  unit: readonly Candidate[];
  pace: readonly Candidate[];
}

interface Clock {
  minutes: NumberToken;
  seconds: NumberToken;
}

interface Spoken extends Parts {
  minutes: NumberReading;
  seconds: NumberReading;
  second: readonly Candidate[];
}

export const paceRules: readonly Rule[] = [
  rule('part', 'number:number [ HYPHEN ] pace:minute-mile', ['8-minute mile'], ({ number, pace }: Parts) =>
    partOf(number, pace),
  ),
  rule(
    'part',
    'minutes:NUMBER ~ ":" ~ seconds:NUMBER pace:pace',
    ['5:30 min/km in mph'],
    ({ pace, ...clock }: Parts & Clock) => partOf(minutesOf(clock), pace),
  ),
  rule(
    'part',
    'minutes:number time:unit [ AND ] seconds:number second:unit ( "/" | "per" | "a" ) length:unit',
    ['8 minutes and 30 seconds per mile'],
    minutesAndSeconds,
  ),
  rule('minute-mile', 'time:unit [ HYPHEN ] length:unit', ['8-minute mile'], ({ time, length }: Parts, { index }) =>
    time[0]!.unit.id === 'min' ? paceOver(length, index) : undefined,
  ),
  rule('pace', 'unit:unit', ['5:30 min/km'], ({ unit }: Parts) => {
    const paces = unit.filter((candidate) => candidate.unit.isClock);
    return paces.length > 0 ? paces : undefined;
  }),
  rule('pace', '( "/" | "per" | "a" ) length:unit', ['5:30 per km in mph'], ({ length }: Parts, { index }) =>
    paceOver(length, index),
  ),
];

function paceOver(lengths: readonly Candidate[], index: UnitIndex): readonly Candidate[] | undefined {
  const paces = lengths.flatMap(({ unit: { id, category } }) =>
    category === 'length' ? (index.unitOf(`min-${id}`, 'speed') ?? []) : [],
  );
  return paces.length > 0 ? paces.map((unit) => ({ unit, rank: 0 })) : undefined;
}

function minutesAndSeconds({ minutes, time, seconds, second, length }: Spoken, { index }: Span): Counted | undefined {
  const pace = time[0]!.unit.id === 'min' && second[0]!.unit.id === 's' && paceOver(length, index);
  const value = add(minutes.value, divide(seconds.value, rational(60n)));
  return pace ? partOf({ ...minutes, value, isFraction: true }, pace) : undefined;
}

function minutesOf({ minutes, seconds }: Clock): NumberReading {
  const value = add(minutes.values[0]!, divide(seconds.values[0]!, rational(60n)));
  return numberOf(value, { isFraction: true, failure: /^[0-5]\d$/.test(seconds.typed) ? undefined : 'NOT_A_NUMBER' });
}
