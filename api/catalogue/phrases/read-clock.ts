import { rational, type Rational } from '../engine/rational.ts';
import { matchUnit } from './match-unit.ts';
import type { Amount, AmountPart, ParseError } from './read-amount.ts';
import type { Token } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';

const CLOCKS: Readonly<Record<string, readonly string[]>> = { h: ['h', 'min', 's'], min: ['min', 's'] };
const SIXTY = 60n;

/** Reads `1:30:00`, `2:30 hours`, `3:45 min`. `1:30` alone may be hours and minutes, or minutes and seconds. */
export function readClock(tokens: readonly Token[], at: number, index: UnitIndex, parseError: ParseError): Amount[] {
  const figures = figuresAt(tokens, at);
  if (figures.length < 2) return [];
  if (figures.slice(1).some(({ numerator, denominator }) => numerator >= SIXTY * denominator)) {
    parseError.failure ??= 'NOT_A_NUMBER';
    return [];
  }
  const end = at + figures.length * 2 - 1;
  const unit = matchUnit(tokens, end, index).find(({ candidates }) =>
    candidates.some((candidate) => candidate.unit.category === 'time'),
  );
  const named = unit?.candidates.find((candidate) => candidate.unit.id in CLOCKS)?.unit.id;
  const likely = named === undefined ? ['h', 'min'] : [named];
  const firsts = figures.length === 3 ? ['h'] : likely;
  return firsts.flatMap((first) => {
    const parts = partsOf(figures, CLOCKS[first] ?? [], index);
    return parts
      ? [
          {
            end: named !== undefined && unit ? unit.end : end,
            parts,
            others: [],
            isBare: false,
            isArticle: false,
            isNegative: false,
            isSum: false,
          },
        ]
      : [];
  });
}

function figuresAt(tokens: readonly Token[], at: number): Rational[] {
  const figures: Rational[] = [];
  for (let place = at; ; place += 2) {
    const number = tokens[place];
    if (number?.kind !== 'number' || (place > at && !/^\d\d(?:\.\d+)?$/.test(number.typed))) return [];
    figures.push(number.values[0]!);
    const colon = tokens[place + 1];
    if (colon?.kind !== 'mark' || colon.text !== ':' || colon.isSpaced || tokens[place + 2]?.isSpaced !== false)
      return figures;
    if (figures.length === 3) return [];
  }
}

function partsOf(figures: readonly Rational[], ids: readonly string[], index: UnitIndex): AmountPart[] | undefined {
  const units = figures.map((_, place) => index.unitOf(ids[place] ?? '', 'time'));
  if (figures.length > ids.length || units.some((unit) => unit === undefined)) return undefined;
  const parts = figures.map((value, place) => ({ value, candidates: [{ unit: units[place]!, rank: 0 }] }));
  const nonzero = parts.filter(({ value }) => value.numerator !== 0n);
  return nonzero.length > 0 ? nonzero : [{ value: rational(0n), candidates: parts[0]!.candidates }];
}
