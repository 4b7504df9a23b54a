import { divide, rational, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { unitsAt } from './find-units.ts';
import { multiples, type MultipleUnit } from './multiples.ts';
import { nameKey, type Candidate, type UnitIndex } from './unit-index.ts';

/** A unit that the site lacks as a multiple of one that it has: fortnights, megajoules, π radians. */
export interface CountedUnit {
  candidates: readonly Candidate[];
  each: Rational;
  /** In pi/2, half of a π radian. */
  share?: Rational;
  singular: string;
  plural: string;
  /** Pi begins pints, so without radians it needs a number. */
  isUnfinished?: boolean;
  /** Not the first meaning of its name. */
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

interface CountedMatch {
  end: number;
  value: CountedUnit;
}

/** In two units, so that one differs from the target. */
export function countedUnitsAt(tokens: readonly Token[], at: number, index: UnitIndex): CountedMatch[] {
  const found = matchesAt(tokens, at, index);
  return found.map(({ end, value }, place) => ({ end, value: { ...value, ...(place > 0 && { isOther: true }) } }));
}

function matchesAt(tokens: readonly Token[], at: number, index: UnitIndex): CountedMatch[] {
  const found = multipleUnitAt(tokens, at);
  if (!found) return halfTurnsAt(tokens, at, index);
  const { end, unit } = found;
  // The kitchen has its own imperial cup.
  const isOwnUnit = end > at + 1 && index.named(nameKey(unit.names[0]!), '').length > 0;
  if (isOwnUnit) return [];
  const { typed } = tokens[at]!;
  if (!unit.symbols.includes(typed)) return countedIn(unit, index).map((value) => ({ end, value }));
  // People type Mbar for mbar, and mPa for MPa.
  const letters = typed.toLowerCase();
  const isOtherCase = (other: MultipleUnit) =>
    other !== unit && other.symbols.some((symbol) => symbol.toLowerCase() === letters);
  const candidates = index.named(nameKey(letters), letters).filter((known) => known.unit.category === unit.category);
  const plain = candidates.length > 0 ? [{ candidates, each: rational(1n), singular: '', plural: '' }] : [];
  const units = [unit, ...multiples.filter(isOtherCase)].flatMap((other) => countedIn(other, index));
  return [...units, ...plain].map((value) => ({ end: at + 1, value }));
}

function countedIn({ singular, plural, category, times }: MultipleUnit, index: UnitIndex): CountedUnit[] {
  return times.flatMap(([id, over, under]) =>
    countedAs(index.unitOf(id, category), rational(over, under), singular, plural),
  );
}

function countedAs(unit: UnitDefinition | undefined, each: Rational, singular: string, plural: string): CountedUnit[] {
  return unit ? [{ candidates: [{ unit, rank: 0 }], each, singular, plural }] : [];
}

const SEPARATED = new Set(['to', 'in', 'into', 'as', '=']);

/** `pi/2 rad`, to the last digit. */
function halfTurnsAt(tokens: readonly Token[], at: number, index: UnitIndex): CountedMatch[] {
  const start = /^[*·]$/.test(textAt(tokens, at)) ? at + 1 : at;
  if (textAt(tokens, start) !== 'pi') return [];
  const divisor = tokens[start + 2];
  const under = textAt(tokens, start + 1) === '/' && divisor?.kind === 'number' ? divisor.values[0] : undefined;
  const bare = under ? start + 3 : start + 1;
  const radian = unitsAt(tokens, bare, index).find(({ value }) => value.some(({ unit }) => unit.id === 'rad'));
  const isComplete = radian || tokens[bare] === undefined || SEPARATED.has(textAt(tokens, bare));
  if (under?.numerator === 0n || !isComplete) return [];
  const turns = countedAs(index.unitOf('turn', 'angle'), rational(1n, 2n), 'π radian', 'π radians');
  const degrees = countedAs(index.unitOf('deg', 'angle'), rational(180n), 'π radian', 'π radians');
  return [...turns, ...degrees].map((unit) => ({
    end: radian?.end ?? bare,
    value: {
      ...unit,
      ...(under && { share: divide(rational(1n), under) }),
      ...(!under && !radian && { isUnfinished: true }),
    },
  }));
}
