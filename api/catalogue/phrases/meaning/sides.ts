import { convert, scaleOf } from '../../engine/convert.ts';
import { add, equals, multiply, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { type Amount, amountOf, type AmountPart } from '../grammar/amounts.ts';
import { phraseGrammar } from '../grammar/grammar.ts';
import { Parser } from '../grammar/parser.ts';
import type { Request } from '../grammar/requests.ts';
import type { Side, SidesReading } from '../grammar/special-forms.ts';
import { TIMES } from '../grammar/word-lists.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import type { ConvertedPair } from '../phrase-reading.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { canBeAdded } from './compounds.ts';
import { interpretAmount } from './interpret.ts';
import { strippedForms } from './understand.ts';

const DIMENSIONS = new Set(['wide', 'long', 'tall', 'high', 'deep', 'thick']);
const MILLION = 1_000_000n;

interface Length {
  value: Rational;
  unit: UnitDefinition;
}

/** The sides of a rectangle or a box: `12 x 15 ft in m2`, `10 ft × 12 ft`, `2 x 3 x 4 in`. */
export interface Sides {
  /** Several units for the product, so that one differs from the target. */
  products: readonly Request[];
  singleSides: readonly Request[];
  /** Empty for four bottles of 250 ml. */
  lengths: readonly Length[];
  /** The text has no target, so it means the product. */
  isComplete: boolean;
  hasSeparator: boolean;
}

export function readSides(tokens: readonly Token[], index: UnitIndex): Sides | undefined {
  const hasTimes = tokens.some((_, at) => TIMES.has(textAt(tokens, at)) || textAt(tokens, at) === 'by');
  if (!hasTimes) return undefined;
  const measures = tokens.filter((_, at) => !DIMENSIONS.has(textAt(tokens, at)));
  const parser = new Parser(phraseGrammar, measures, index);
  for (const [start, end] of strippedForms(measures)) {
    const readings = parser.parsesAt('sides', start).filter((parse) => parse.end === end);
    const likely = readings.map(({ value }) => value as SidesReading).sort((a, b) => doubtfulness(a) - doubtfulness(b));
    for (const reading of likely) {
      const sides = sidesOf(reading, index);
      if (sides) return sides;
    }
  }
  return undefined;
}

/** In `3m x 4m in sq ft`, m is meters, not a million before inches. */
function doubtfulness({ last: { parts }, target, separator }: SidesReading): number {
  const isMillions = parts[0]!.value.numerator >= MILLION * parts[0]!.value.denominator;
  return (isMillions ? 2 : 0) + (target && !separator ? 1 : 0);
}

function sidesOf({ sides, last, separator, target = [], hasStar }: SidesReading, index: UnitIndex): Sides | undefined {
  const final = lengthOf(last, index) ?? countedOf(last, index);
  const firsts = sides.map((side) => sideOf(side, index));
  if (!final || firsts.some((side) => side === undefined)) return undefined;
  const isCounted = final.unit.category !== 'length';
  // Four bottles of 250 ml each.
  if (isCounted && firsts.some((side) => side!.unit)) return undefined;
  if (hasStar && !firsts.every((side) => side!.unit)) return undefined;
  const all = [...firsts, final].map((side) => ({ value: side!.value, unit: side!.unit ?? final.unit }));
  const products = isCounted
    ? [{ ...final, value: all.map(({ value }) => value).reduce(multiply) }]
    : productsOf(all, index);
  if (products.length === 0) return undefined;
  const [{ candidates: named }] = last.parts as [AmountPart];
  const request = ({ value, unit }: Length): Request => {
    const candidates = isCounted ? named : [{ unit, rank: 0 }];
    return { amount: amountOf([{ value, candidates }]), target };
  };
  return {
    products: products.map(request),
    singleSides: all.map(request),
    lengths: isCounted ? [] : all,
    isComplete: isCounted || (!separator && target.length === 0),
    hasSeparator: separator !== undefined,
  };
}

function sideOf({ number, amount }: Side, index: UnitIndex): (Partial<Length> & { value: Rational }) | undefined {
  return number ?? lengthOf(amount!, index);
}

function lengthOf(amount: Amount, index: UnitIndex): Length | undefined {
  const length = interpretAmount(amount, index).find(({ units }) => units[0]!.category === 'length');
  if (!length || amount.isNegative) return undefined;
  const unit = length.units[0]!;
  return {
    value: amount.parts.map(({ value }, place) => convert(value, length.units[place]!, unit)).reduce(add),
    unit,
  };
}

function countedOf(amount: Amount, index: UnitIndex): Length | undefined {
  const [part, ...others] = amount.parts;
  const unit = interpretAmount(amount, index)[0]?.units[0];
  return part && others.length === 0 && unit && canBeAdded(unit) ? { value: part.value, unit } : undefined;
}

function productsOf(sides: readonly Length[], index: UnitIndex): Length[] {
  const category = sides.length === 2 ? 'area' : 'volume';
  const lengths = new Set([sides.at(-1)!.unit, ...['m', 'cm'].flatMap((id) => index.unitOf(id, 'length') ?? [])]);
  return [...lengths].flatMap((length) => {
    const unit = index.ofScale(category, sides.map(() => scaleOf(length)).reduce(multiply));
    return unit ? [{ value: sides.map((side) => convert(side.value, side.unit, length)).reduce(multiply), unit }] : [];
  });
}

/** Each side in the length that makes the product's unit: meters for square meters. Undefined if none does. */
export function sidesFor(product: UnitDefinition, { lengths }: Sides, index: UnitIndex): ConvertedPair[] | undefined {
  const units = index.categories.find(({ category }) => category === 'length')?.units ?? [];
  const to = units.find((unit) => equals(lengths.map(() => scaleOf(unit)).reduce(multiply), scaleOf(product)));
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
