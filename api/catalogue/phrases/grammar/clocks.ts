import { unitsAt } from '../names/find-units.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import { textAt, type NumberToken } from '../text/tokens.ts';
import { amountOf } from './amounts.ts';
import { rule, Several, type Rule, type Span } from './parser.ts';

export const clockRules: readonly Rule[] = [
  rule(
    'clock',
    'hours:NUMBER ~ ":" ~ minutes:NUMBER [ ~ ":" ~ seconds:NUMBER ] [ unit:unit ]',
    ['2:30 hours', '1:30:00', '2:30 min'],
    // `1:30` may be hours and minutes, or minutes and seconds.
    (parts: Clock, span) =>
      new Several(
        [
          ['h', 'min', 's'],
          ['min', 's'],
        ].flatMap((ids) => clockIn(ids, parts, span) ?? []),
      ),
  ),
];

interface Clock {
  hours: NumberToken;
  minutes: NumberToken;
  seconds?: NumberToken;
  unit?: readonly Candidate[];
}

function clockIn(ids: readonly string[], { hours, minutes, seconds, unit }: Clock, { tokens, end, index }: Span) {
  const figures = [hours, minutes, ...(seconds ? [seconds] : [])];
  const isClock = figures.slice(1).every(({ typed }) => /^[0-5]\d(?:\.\d+)?$/.test(typed));
  const named = timeIn(unit);
  const isUnitLeft = !unit && unitsAt(tokens, end, index).some(({ value }) => timeIn(value));
  const goesOn = textAt(tokens, end) === ':';
  if (!isClock || figures.length > ids.length || (unit ? named !== ids[0] : isUnitLeft) || goesOn) return undefined;
  const parts = figures.map(({ values }, place) => ({ value: values[0]!, candidates: timeUnit(ids[place]!, index) }));
  const nonzero = parts.filter(({ value }) => value.numerator !== 0n);
  return amountOf(nonzero.length > 0 ? nonzero : parts.slice(0, 1));
}

function timeIn(candidates: readonly Candidate[] = []): string | undefined {
  return candidates.find(({ unit: { category, id } }) => category === 'time' && (id === 'h' || id === 'min'))?.unit.id;
}

function timeUnit(id: string, index: UnitIndex): Candidate[] {
  const unit = index.unitOf(id, 'time');
  return unit ? [{ unit, rank: 0 }] : [];
}
