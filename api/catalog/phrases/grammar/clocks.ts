import { add, divide, rational, type Rational } from '../../engine/rational.ts';
import { unitsAt } from '../names/find-units.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import { textAt } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { type Labels, rule, type WithOptional } from './rules.ts';
import { makeAmount, type Amount, makeNumber, makePart } from './values.ts';

/** `1:30` may be hours and minutes, or minutes and seconds. */
const clock = (ids: readonly string[], examples: string): Rule =>
  rule('clock = first:NUMBER ~ ":" ~ second:NUMBER [ ~ ":" ~ third:NUMBER ] [ unit:unit ]', examples, (labels, span) =>
    readClock(ids, labels, span),
  );

export const clockRules: readonly Rule[] = [
  clock(['h', 'min', 's'], '2:30 hours | 1:30:00'),
  clock(['min', 's'], '2:30 min'),
  rule('part = number:number [ HYPHEN ] pace:minute-mile', '8-minute mile', ({ number, pace }) =>
    makePart(number, pace),
  ),
  rule('part = first:NUMBER ~ ":" ~ second:NUMBER pace:pace', '5:30 min/km in mph', ({ first, second, pace }) =>
    /^[0-5]\d$/.test(second.typed) ? atPace(first.values[0]!, second.values[0]!, pace) : undefined,
  ),
  rule(
    'part = minutes:number time:unit [ AND ] seconds:number fraction:unit ( "/" | "per" | "a" ) length:unit',
    '8 minutes and 30 seconds per mile',
    minutesAndSeconds,
  ),
  rule('minute-mile = time:unit [ HYPHEN ] length:unit', '8-minute mile', ({ time, length }, { index }) =>
    time[0]!.unit.id === 'min' ? paceOver(length, index) : undefined,
  ),
  rule('pace = unit:unit', '5:30 min/km', ({ unit }) => pickSome(unit.filter((candidate) => candidate.unit.isClock))),
  rule('pace = ( "/" | "per" | "a" ) length:unit', '5:30 per km in mph', ({ length }, { index }) =>
    paceOver(length, index),
  ),
];

function readClock(
  ids: readonly string[],
  { first, second, third, unit }: WithOptional<'third' | 'unit'>,
  { tokens, end, index }: Span,
): Amount | undefined {
  const numbers = third ? [first, second, third] : [first, second];
  const isClock = numbers.slice(1).every(({ typed }) => /^[0-5]\d(?:\.\d+)?$/.test(typed));
  const isUnitLeft = !unit && unitsAt(tokens, end, index).some(({ value }) => timeIn(value));
  const isOther = unit ? timeIn(unit) !== ids[0] : isUnitLeft || textAt(tokens, end) === ':';
  if (!isClock || numbers.length > ids.length || isOther) return undefined;
  const parts = numbers.map(({ values }, place) => ({
    value: values[0]!,
    candidates: index.candidates(ids[place]!, 'time'),
  }));
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
  return pickSome(lengths.flatMap(({ unit }) => index.candidates(`min-${unit.id}`, 'speed')));
}

function atPace(minutes: Rational, seconds: Rational, pace: readonly Candidate[]): Amount | undefined {
  return makePart(makeNumber(add(minutes, divide(seconds, rational(60n))), { isFraction: true }), pace);
}

function minutesAndSeconds({ minutes, time, seconds, fraction, length }: Labels, { index }: Span): Amount | undefined {
  const pace = time[0]!.unit.id === 'min' && fraction[0]!.unit.id === 's' && paceOver(length, index);
  return pace ? atPace(minutes.value, seconds.value, pace) : undefined;
}
