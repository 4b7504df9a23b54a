import { add, divide, rational } from '../../engine/rational.ts';
import { unitsAt } from '../names/find-units.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import { textAt, type NumberToken } from '../text/tokens.ts';
import { makeAmount, type Amount, makePart } from './amount.ts';
import { makeNumber, type NumberReading } from './numbers.ts';
import { rule, type Rule, type Span } from './parser.ts';

interface Clock {
  first: NumberToken;
  second: NumberToken;
  third?: NumberToken;
  unit?: readonly Candidate[];
}

interface Pace {
  number: NumberReading;
  minutes: NumberToken;
  seconds: NumberToken;
  time: readonly Candidate[];
  length: readonly Candidate[];
  unit: readonly Candidate[];
  pace: readonly Candidate[];
}

interface SpokenPace extends Pick<Pace, 'time' | 'length'> {
  minutes: NumberReading;
  seconds: NumberReading;
  second: readonly Candidate[];
}

/** `1:30` may be hours and minutes, or minutes and seconds. */
const clock = (ids: readonly string[], examples: readonly string[]): Rule =>
  rule(
    'clock',
    'first:NUMBER ~ ":" ~ second:NUMBER [ ~ ":" ~ third:NUMBER ] [ unit:unit ]',
    examples,
    ({ first, second, third, unit }: Clock, span) =>
      clockIn(ids, third ? [first, second, third] : [first, second], unit, span),
  );

export const clockRules: readonly Rule[] = [
  clock(['h', 'min', 's'], ['2:30 hours', '1:30:00']),
  clock(['min', 's'], ['2:30 min']),
  rule('part', 'number:number [ HYPHEN ] pace:minute-mile', ['8-minute mile'], ({ number, pace }: Pace) =>
    makePart(number, pace),
  ),
  rule('part', 'minutes:NUMBER ~ ":" ~ seconds:NUMBER pace:pace', ['5:30 min/km in mph'], onClock),
  rule(
    'part',
    'minutes:number time:unit [ AND ] seconds:number second:unit ( "/" | "per" | "a" ) length:unit',
    ['8 minutes and 30 seconds per mile'],
    minutesAndSeconds,
  ),
  rule('minute-mile', 'time:unit [ HYPHEN ] length:unit', ['8-minute mile'], ({ time, length }: Pace, { index }) =>
    time[0]!.unit.id === 'min' ? paceOver(length, index) : undefined,
  ),
  rule('pace', 'unit:unit', ['5:30 min/km'], ({ unit }: Pace) => pickSome(unit.filter((one) => one.unit.isClock))),
  rule('pace', '( "/" | "per" | "a" ) length:unit', ['5:30 per km in mph'], ({ length }: Pace, { index }) =>
    paceOver(length, index),
  ),
];

function clockIn(
  ids: readonly string[],
  figures: readonly NumberToken[],
  unit: Clock['unit'],
  { tokens, end, index }: Span,
): Amount | undefined {
  const isClock = figures.slice(1).every(({ typed }) => /^[0-5]\d(?:\.\d+)?$/.test(typed));
  const isUnitLeft = !unit && unitsAt(tokens, end, index).some(({ value }) => timeIn(value));
  const isOther = unit ? timeIn(unit) !== ids[0] : isUnitLeft || textAt(tokens, end) === ':';
  if (!isClock || figures.length > ids.length || isOther) return undefined;
  const parts = figures.map(({ values }, place) => {
    const time = index.findUnit(ids[place]!, 'time');
    return { value: values[0]!, candidates: time ? [{ unit: time, rank: 0 }] : [] };
  });
  const nonzero = parts.filter(({ value }) => value.numerator !== 0n);
  return makeAmount(nonzero.length > 0 ? nonzero : parts.slice(0, 1));
}

function timeIn(candidates: readonly Candidate[]): string | undefined {
  return candidates.find(({ unit: { category, id } }) => category === 'time' && (id === 'h' || id === 'min'))?.unit.id;
}

function pickSome(candidates: readonly Candidate[]): readonly Candidate[] | undefined {
  return candidates.length > 0 ? candidates : undefined;
}

function paceOver(lengths: readonly Candidate[], index: UnitIndex): readonly Candidate[] | undefined {
  const paces = lengths.flatMap(({ unit }) => index.findUnit(`min-${unit.id}`, 'speed') ?? []);
  return pickSome(paces.map((unit) => ({ unit, rank: 0 })));
}

function onClock({ minutes, seconds, pace }: Pace): Amount | undefined {
  const value = add(minutes.values[0]!, divide(seconds.values[0]!, rational(60n)));
  return /^[0-5]\d$/.test(seconds.typed) ? makePart(makeNumber(value, { isFraction: true }), pace) : undefined;
}

function minutesAndSeconds({ minutes, time, seconds, second, length }: SpokenPace, { index }: Span) {
  const pace = time[0]!.unit.id === 'min' && second[0]!.unit.id === 's' && paceOver(length, index);
  const value = add(minutes.value, divide(seconds.value, rational(60n)));
  return pace ? makePart({ ...minutes, value, isFraction: true }, pace) : undefined;
}
