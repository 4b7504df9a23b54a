import { convert, computeScale } from '../../engine/convert.ts';
import { add, equals, multiply, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { type Amount, makeAmount, type Request, type Sides, type Target } from '../grammar/values.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { interpretAmount } from './interpret.ts';
import { type ConvertedPair, type Meaning, resolve } from './resolve.ts';

interface Length {
  value: Rational;
  unit: UnitDefinition;
}

/** Undefined if these are not the sides of anything. */
export function resolveSides(sides: Sides, index: UnitIndex): Meaning | undefined {
  const lengths = measureSides(sides, index);
  const products = lengths ? multiplySides(lengths, index) : [];
  if (!lengths || products.length === 0) return undefined;
  const { target, hasSeparator } = sides;
  const each = lengths.flatMap((length) => resolve(askFor(length, target), index).found.slice(0, 1));
  const product = products.map((unit) => resolve(askFor(unit, target), index).found).find(({ length }) => length > 0);
  if (product) {
    const also = sidesIn(product[0]!.to.unit, lengths, index) ?? (target.length === 0 ? each : []);
    return { found: product, ...(also.length > 0 && { also }) };
  }
  // 0x10 is not a side.
  const areSides = each.length === lengths.length && lengths.every(({ value }) => value.numerator !== 0n);
  if (areSides && hasSeparator) return { found: each, isEach: true };
  const untargeted = hasSeparator ? [] : resolve(askFor(products[0]!, []), index).found.slice(0, 1);
  const mismatch = each.length === 0 ? resolve(askFor(products[0]!, target), index).mismatch : undefined;
  // In `2 x 4 in cm`, the target may be meant for the sides or for the product.
  return mismatch ? { found: [], mismatch } : { found: [], doubt: 'DIMENSIONS', offered: [...each, ...untargeted] };
}

function askFor({ value, unit }: Length, target: Target): Request {
  return { amount: makeAmount([{ value, candidates: [{ unit, rank: 0 }] }]), target };
}

function measureSides({ first, last }: Sides, index: UnitIndex): Length[] | undefined {
  const final = measureLength(last, index);
  if (!final) return undefined;
  const others = first.map((side) =>
    'amount' in side ? measureLength(side.amount, index) : { value: side.value, unit: final.unit },
  );
  return others.every((length) => length !== undefined) ? [...others, final] : undefined;
}

function measureLength(amount: Amount, index: UnitIndex): Length | undefined {
  const [unit, ...rest] =
    interpretAmount(amount, index).find(({ units }) => units[0]!.category === 'length')?.units ?? [];
  if (!unit) return undefined;
  const values = amount.parts.map(({ value }, place) => convert(value, [unit, ...rest][place]!, unit));
  return { value: values.reduce(add), unit };
}

/** In several units, so that one differs from the target. */
function multiplySides(sides: readonly Length[], index: UnitIndex): Length[] {
  const category = sides.length === 2 ? 'area' : 'volume';
  const lengths = new Set([sides.at(-1)!.unit, ...['m', 'cm'].flatMap((id) => index.findUnit(id, 'length') ?? [])]);
  return [...lengths].flatMap((length) => {
    const unit = index.ofScale(category, sides.map(() => computeScale(length)).reduce(multiply));
    return unit ? [{ value: sides.map((side) => convert(side.value, side.unit, length)).reduce(multiply), unit }] : [];
  });
}

/** Each side in the length that makes the product's unit: meters for square meters. Undefined if none does. */
function sidesIn(product: UnitDefinition, lengths: readonly Length[], index: UnitIndex): ConvertedPair[] | undefined {
  const units = index.categories.find(({ category }) => category === 'length')?.units ?? [];
  const to = units.find((unit) =>
    equals(lengths.map(() => computeScale(unit)).reduce(multiply), computeScale(product)),
  );
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
