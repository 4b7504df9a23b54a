import { convert, scaleOf } from '../engine/convert.ts';
import { add, equals, multiply, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { canBeAdded } from './compounds.ts';
import { SEPARATORS, WEAK_SEPARATORS } from './grammar-words.ts';
import { interpretAmount } from './interpret.ts';
import { findUnits } from './match-unit.ts';
import type { ConvertedPair } from './phrase-reading.ts';
import { readAmounts, type Amount } from './read-amount.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';
import { runAt, strippedForms, textAt } from './word-runs.ts';

const TIMES = new Set(['x', '×', '*', '·', '⨯', '✕', 'by']);
const DIMENSIONS = new Set(['wide', 'long', 'tall', 'high', 'deep', 'thick']);
const MAX_SIDES = 3;
const MILLION = 1_000_000n;

interface Side {
  value: Rational;
  unit?: UnitDefinition | undefined;
}

/** The sides of a rectangle or a box: `12 x 15 ft in m2`, `10 ft × 12 ft`, `2 x 3 x 4 in`. */
export interface Sides {
  /** Several units for the product, so that one differs from the target. */
  products: readonly (readonly Token[])[];
  /** The text with one side only. */
  singleSides: readonly (readonly Token[])[];
  /** Empty for four bottles of 250 ml. */
  lengths: readonly { value: Rational; unit: UnitDefinition }[];
  /** The text has no target, so it means the product. */
  isComplete: boolean;
  /** In `2 x 4 in mm`, in may be inches. */
  hasSeparator: boolean;
}

export function readSides(tokens: readonly Token[], index: UnitIndex): Sides | undefined {
  if (!tokens.some((_, at) => TIMES.has(textAt(tokens, at)))) return undefined;
  const measures = tokens.filter((token) => token.kind !== 'word' || !DIMENSIONS.has(token.text));
  findUnits(measures, index);
  for (const form of strippedForms(measures)) {
    const found = sidesOf(form, index);
    if (found) return found;
  }
  return undefined;
}

function sidesOf(tokens: readonly Token[], index: UnitIndex): Sides | undefined {
  const times = tokens.flatMap((_, at) => (TIMES.has(textAt(tokens, at)) ? [at] : []));
  const last = times.at(-1);
  // 2.5 × 10³ is one number.
  const isPowerOfTen = last !== undefined && textAt(tokens, last + 1) === '10' && textAt(tokens, last + 2) === '^';
  if (last === undefined || times.length >= MAX_SIDES || isPowerOfTen) return undefined;
  const ends = readAmounts(tokens, last + 1, index, {})
    .filter(({ isBare, doubt }) => !isBare && !doubt)
    .sort((a, b) => millionsRank(a, tokens) - millionsRank(b, tokens));
  for (const amount of ends) {
    const final = sideOf(amount, index) ?? countedOf(amount, index);
    const starts = [0, ...times.slice(0, -1).map((at) => at + 1)];
    const firsts = starts.map((start, place) => sideAt(tokens.slice(start, times[place]), index));
    if (!final?.unit || firsts.some((side) => side === undefined)) continue;
    const sides = [...firsts.map((side) => side!), final];
    const rest = tokens.slice(amount.end);
    const isCounted = final.unit.category !== 'length';
    // Four bottles of 250 ml each.
    if (isCounted && firsts.some((side) => side?.unit)) continue;
    const hasStar = times.some((at) => /^[*·]$/.test(textAt(tokens, at)));
    if (hasStar && !firsts.every((side) => side?.unit)) continue;
    const products = isCounted
      ? [{ value: sides.map(({ value }) => value).reduce(multiply), unit: final.unit }]
      : productsOf(sides, final.unit, index);
    if (products.length === 0) continue;
    return {
      products: products.map(({ value, unit }) => [...quantity(value, unit), ...rest]),
      singleSides: sides.map(({ value, unit }) => [...quantity(value, unit ?? final.unit!), ...rest]),
      lengths: isCounted ? [] : sides.map(({ value, unit = final.unit! }) => ({ value, unit })),
      isComplete: isCounted || rest.length === 0,
      hasSeparator: isSeparator(rest, 0),
    };
  }
  return undefined;
}

/** Each side in the length that makes the product's unit: meters for square meters. Undefined if none does. */
export function sidesFor(product: UnitDefinition, { lengths }: Sides, index: UnitIndex): ConvertedPair[] | undefined {
  const units = index.categories.find(({ category }) => category === 'length')?.units ?? [];
  const isRoot = (unit: UnitDefinition) => equals(lengths.map(() => scaleOf(unit)).reduce(multiply), scaleOf(product));
  const to = units.find(isRoot);
  return (
    to &&
    lengths
      .filter(({ unit }) => unit !== to)
      .map(({ value, unit }) => ({
        from: { parts: [{ value, unit }], value, unit },
        to: { unit: to, units: [to] },
        result: convert(value, unit, to),
      }))
  );
}

/** In `3m x 4m in sq ft`, m is meters, not a million before inches. */
function millionsRank({ end, parts: [part] }: Amount, tokens: readonly Token[]): number {
  const isMillions = part!.value.numerator >= MILLION * part!.value.denominator;
  const isBeforeTarget = end === tokens.length || isSeparator(tokens, end);
  return (isMillions ? 2 : 0) + (isBeforeTarget ? 0 : 1);
}

function isSeparator(tokens: readonly Token[], at: number): boolean {
  return [SEPARATORS, WEAK_SEPARATORS].some((runs) => runAt(tokens, at, runs) !== undefined);
}

function sideAt(tokens: readonly Token[], index: UnitIndex): Side | undefined {
  const number = readNumber(tokens, 0);
  if (typeof number === 'object' && number.end === tokens.length && !number.doubt) return { value: number.value };
  return readAmounts(tokens, 0, index, {})
    .filter(({ end, isBare, doubt }) => end === tokens.length && !isBare && !doubt)
    .flatMap((amount) => sideOf(amount, index) ?? [])[0];
}

function sideOf(amount: Amount, index: UnitIndex): Side | undefined {
  const length = interpretAmount(amount, index).find(({ units }) => units[0]!.category === 'length');
  if (!length || amount.isNegative) return undefined;
  const [unit] = length.units;
  const values = amount.parts.map(({ value }, place) => convert(value, length.units[place]!, unit!));
  return { value: values.reduce(add), unit };
}

function countedOf(amount: Amount, index: UnitIndex): Side | undefined {
  const [part, ...others] = amount.parts;
  const unit = interpretAmount(amount, index)[0]?.units[0];
  return part && others.length === 0 && unit && canBeAdded(unit) ? { value: part.value, unit } : undefined;
}

function productsOf(
  sides: readonly Side[],
  last: UnitDefinition,
  index: UnitIndex,
): { value: Rational; unit: UnitDefinition }[] {
  const category = sides.length === 2 ? 'area' : 'volume';
  const lengths = new Set([last, ...['m', 'cm'].map((id) => index.unitOf(id, 'length'))]);
  return [...lengths].flatMap((length) => {
    const scale = length && sides.map(() => scaleOf(length)).reduce(multiply);
    const unit = scale && index.ofScale(category, scale);
    if (!unit) return [];
    return [{ value: sides.map((side) => convert(side.value, side.unit ?? last, length)).reduce(multiply), unit }];
  });
}

function quantity(value: Rational, { plural }: UnitDefinition): Token[] {
  const typed = value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`;
  return [
    { kind: 'number', typed, isSpaced: true, values: [value] },
    ...plural.split(' ').map((text): Token => ({ kind: 'word', typed: text, text, isSpaced: true })),
  ];
}
