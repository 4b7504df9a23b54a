import { rational, type Rational } from '../../engine/rational.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { multiples, type MultipleUnit } from './multiples.ts';
import { nameKey, type Candidate, type UnitIndex } from './unit-index.ts';

/** A unit that the site does not support, as a multiple of one that it does, such as fortnights or megajoules. */
export interface CountedUnit {
  candidates: readonly Candidate[];
  each: Rational;
  singular: string;
  plural: string;
  /** This is not the first meaning of the name. */
  isOther?: boolean;
}

const byName = new Map(multiples.flatMap((unit) => unit.names.map((name) => [name, unit] as const)));
const bySymbol = new Map(multiples.flatMap((unit) => unit.symbols.map((symbol) => [symbol, unit] as const)));

export function multipleUnitAt(tokens: readonly Token[], at: number): { end: number; unit: MultipleUnit } | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const hyphen = textAt(tokens, at + 1) === '-' ? 1 : 0;
  const twoWords = byName.get(`${token.text} ${textAt(tokens, at + 1 + hyphen)}`);
  if (twoWords) return { end: at + 2 + hyphen, unit: twoWords };
  const unit = bySymbol.get(token.typed) ?? byName.get(token.text);
  return unit && { end: at + 1, unit };
}

/** Returns two units, so that one differs from the target. */
export function countedUnitsAt(
  tokens: readonly Token[],
  at: number,
  index: UnitIndex,
): { end: number; value: CountedUnit }[] {
  const match = multipleUnitAt(tokens, at);
  if (!match) return [];
  const { end, unit } = match;
  // The kitchen units include their own imperial cup.
  const isOwnUnit = end > at + 1 && index.named(nameKey(unit.names[0]!), '').length > 0;
  if (isOwnUnit) return [];
  const { typed } = tokens[at]!;
  const counted = unit.symbols.includes(typed) ? countedBySymbol(unit, typed, index) : countedIn(unit, index);
  return counted.map((value, place) => ({ end, value: { ...value, isOther: place > 0 } }));
}

/** People type Mbar for mbar, and mPa for MPa. */
function countedBySymbol(unit: MultipleUnit, typed: string, index: UnitIndex): CountedUnit[] {
  const letters = typed.toLowerCase();
  const sameLetters = multiples.filter(
    (multiple) => multiple !== unit && multiple.symbols.some((symbol) => symbol.toLowerCase() === letters),
  );
  const candidates = index
    .named(nameKey(letters), letters)
    .filter((candidate) => candidate.unit.category === unit.category);
  const plain = candidates.length > 0 ? [{ candidates, each: rational(1n), singular: '', plural: '' }] : [];
  return [...[unit, ...sameLetters].flatMap((multiple) => countedIn(multiple, index)), ...plain];
}

function countedIn({ singular, plural, category, times }: MultipleUnit, index: UnitIndex): CountedUnit[] {
  return times.flatMap(([id, over, under]) => {
    const unit = index.findUnit(id, category);
    return unit ? [{ candidates: [{ unit, rank: 0 }], each: rational(over, under), singular, plural }] : [];
  });
}
