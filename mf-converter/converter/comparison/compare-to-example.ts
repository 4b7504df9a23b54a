import type { CategoryAbout, EverydayExample } from '@site/catalog/category-schema';
import { convert, hasCounterpart, computeScale } from '@site/catalog/engine/convert';
import { withCommas, withMinusSign } from '@site/catalog/engine/prose-number';
import { rationalFromDecimal } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { toNumber } from '../../instruments/instrument.ts';
import type { Pair } from '../../pairs/pair.ts';

const MAX_CHARACTERS = 30;

interface Landmark extends EverydayExample {
  unit: UnitDefinition;
  /** The example's quantity in the value's unit. */
  amount: number;
}

/** Uses only examples given in one of the page's two units. */
export function compareToExample(
  value: Rational,
  { from, to }: Pick<Pair, 'from' | 'to'>,
  about: CategoryAbout,
): string | undefined {
  const typed = toNumber(value);
  const kelvins = toNumber(computeScale(from));
  const relate = (amount: number) =>
    from.category === 'temperature' ? relateTemperatures((typed - amount) * kelvins) : relateAmounts(typed / amount);
  const [nearest] = listLandmarks(from, to, about)
    .map((landmark) => ({ ...landmark, ...relate(landmark.amount) }))
    .filter(({ distance, label }) => distance <= 1 && label.length <= MAX_CHARACTERS)
    .sort((a, b) => a.distance - b.distance);
  if (!nearest) return undefined;
  const { relation, label, unit, isExact, amount } = nearest;
  const isSame = relation === SAME && unit.id === from.id;
  return isSame && isExact && typed === amount
    ? `That’s ${label}.`
    : `${relation} ${label}${isSame ? '' : ` (${getQuantity(nearest)})`}`;
}

function listLandmarks(from: UnitDefinition, to: UnitDefinition, about: CategoryAbout): Landmark[] {
  // If two examples are equally close, the one in the value's own unit wins.
  return [from, ...(to.id === from.id ? [] : [to])].flatMap((unit) =>
    (about[unit.id]?.examples ?? []).flatMap((example) => {
      const quantity = rationalFromDecimal(example.quantity);
      if (!hasCounterpart(quantity, unit, from)) return [];
      return [{ ...example, unit, amount: toNumber(convert(quantity, unit, from)) }];
    }),
  );
}

const SAME = 'About the same as';

/** Each relation applies to ratios of value to example below its limit. */
const RELATIONS: readonly [limit: number, relation: string][] = [
  [0.36, 'About a third of'],
  [0.45, 'About 40% of'],
  [0.55, 'About half of'],
  [0.63, 'About 60% of'],
  [0.71, 'About two thirds of'],
  [0.8, 'About three quarters of'],
  [0.97, 'A little less than'],
  [1.03, SAME],
  [1.3, 'A little more than'],
  [1.85, 'About one and a half times'],
  [2.2, 'About twice'],
  [2.7, 'About two and a half times'],
];

interface Relation {
  /** A comparison is shown only if its distance is at most 1. */
  distance: number;
  relation: string;
}

const MAX_FACTOR = 3;

function relateAmounts(ratio: number): Relation {
  return {
    distance: Math.abs(Math.log(ratio)) / Math.log(MAX_FACTOR),
    relation: RELATIONS.find(([limit]) => ratio < limit)?.[1] ?? 'About three times',
  };
}

const MAX_KELVINS = 8;
const SAME_KELVINS = 0.5;

function relateTemperatures(difference: number): Relation {
  const inequality = difference > 0 ? 'A little warmer than' : 'A little cooler than';
  return {
    distance: Math.abs(difference) / MAX_KELVINS,
    relation: Math.abs(difference) <= SAME_KELVINS ? SAME : inequality,
  };
}

function getQuantity({ quantity, unit }: Landmark): string {
  return withCommas(withMinusSign(`${quantity} ${symbolFor(rationalFromDecimal(quantity), unit)}`));
}
