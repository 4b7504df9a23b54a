import { convert, computeScale } from '../../engine/convert.ts';
import { equals, multiply } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount, Sides } from '../grammar/values.ts';
import { certain, type UnitIndex } from '../names/unit-index.ts';
import { interpretAmount } from './interpret.ts';
import { getQuantity, type Measure, type Meaning, requestFor, resolve, type Resolved } from './resolve.ts';

export function resolveSides(sides: Sides, index: UnitIndex): Meaning | undefined {
  const lengths = measureSides(sides, index);
  const products = lengths ? multiplySides(lengths, index) : [];
  if (!lengths || products.length === 0) return undefined;
  const { target, hasSeparator } = sides;
  const each = lengths.flatMap((length) => resolve(requestFor(length, target), index).conversions.slice(0, 1));
  const product = products
    .map((unit) => resolve(requestFor(unit, target), index).conversions)
    .find(({ length }) => length > 0);
  if (product) {
    const also = sidesIn(product[0]!.to.unit, lengths, index) ?? (target.length === 0 ? each : []);
    return { conversions: product, ...(also.length > 0 && { also }) };
  }
  // 0x10 is not a side.
  const areSides = each.length === lengths.length && lengths.every(({ value }) => value.numerator !== 0n);
  if (areSides && hasSeparator) return { conversions: each, isEach: true };
  const untargeted = hasSeparator ? [] : resolve(requestFor(products[0]!, []), index).conversions.slice(0, 1);
  const mismatch = each.length === 0 ? resolve(requestFor(products[0]!, target), index).mismatch : undefined;
  // In `2 x 4 in cm`, the target may be meant for the sides or for the product.
  return mismatch
    ? { conversions: [], mismatch }
    : { conversions: [], doubt: 'DIMENSIONS', offered: [...each, ...untargeted] };
}

function measureSides({ first, last }: Sides, index: UnitIndex): Measure[] | undefined {
  const final = measureLength(last, index);
  if (!final) return undefined;
  const others = first.map((side) =>
    'amount' in side ? measureLength(side.amount, index) : { value: side.value, unit: final.unit },
  );
  return others.every((length) => length !== undefined) ? [...others, final] : undefined;
}

function measureLength(amount: Amount, index: UnitIndex): Measure | undefined {
  const interpretation = interpretAmount(amount, index).find(({ units }) => units[0]!.category === 'length');
  return interpretation && getQuantity(amount, interpretation.units);
}

/** Returns the product in several units, so that one differs from the target. */
function multiplySides(sides: readonly Measure[], index: UnitIndex): Measure[] {
  const category = sides.length === 2 ? 'area' : 'volume';
  const lengths = new Set([sides.at(-1)!.unit, ...['m', 'cm'].flatMap((id) => index.findUnit(id, 'length') ?? [])]);
  return [...lengths].flatMap((length) => {
    const unit = index.ofScale(category, sides.map(() => computeScale(length)).reduce(multiply));
    return unit ? [{ value: sides.map((side) => convert(side.value, side.unit, length)).reduce(multiply), unit }] : [];
  });
}

/** Converts the sides to the length unit that matches the product, such as meters for square meters. */
function sidesIn(product: UnitDefinition, lengths: readonly Measure[], index: UnitIndex): Resolved[] | undefined {
  const unit = index
    .unitsOf('length')
    .find((length) => equals(lengths.map(() => computeScale(length)).reduce(multiply), computeScale(product)));
  return (
    unit && lengths.flatMap((length) => resolve(requestFor(length, [certain(unit)]), index).conversions.slice(0, 1))
  );
}
