import type { Conversion } from '@site/api-contract';
import { conversionOf } from './conversions.ts';
import { resolveSlug } from './engine/slug.ts';
import { popularConversions } from './generated/popular-conversions.ts';
import { allUnits } from './generated/units/all-units.ts';

/*
 * Built-in data for when the API does not answer. It weighs as much as all units together: load it only then.
 */

/** By category: the conversions that are asked for most. */
export const sampleConversions: Readonly<Record<string, readonly Conversion[]>> = Object.fromEntries(
  Object.entries(popularConversions).map(([category, slugs]) => [category, slugs.map(conversionOfSlug)]),
);

function conversionOfSlug(slug: string): Conversion {
  const pair = resolveSlug(slug, allUnits);
  if (!pair) throw new Error(`The sample data name a conversion that does not exist: ${slug}`);
  return conversionOf(pair.from, pair.to);
}
