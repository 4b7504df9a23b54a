import type { Category, Conversion, Faq } from '@site/api-contract';
import { categories } from './categories.ts';
import { conversionOf } from './conversions.ts';
import { resolveSlug } from './engine/slug.ts';
import { exampleTable, type ExampleTable } from './example-table.ts';
import { featuredFaqs } from './faqs/featured-faqs.ts';
import { featuredConversions } from './featured-conversions.ts';
import { popularConversions } from './popular-conversions.ts';
import { allUnits } from './units/all-units.ts';

/*
 * Built-in data for when the API does not answer. It weighs as much as all units together: load it only then.
 */

export const sampleCategories: readonly Category[] = categories;

/** By category: the conversions that are asked for most. */
export const sampleConversions: Readonly<Record<string, readonly Conversion[]>> = Object.fromEntries(
  Object.entries(popularConversions).map(([category, slugs]) => [category, slugs.map(conversionOfSlug)]),
);

export const sampleFaqs: Readonly<Record<string, readonly Faq[]>> = featuredFaqs;

/** By slug, for the featured conversions. */
export const sampleExampleTables: Readonly<Record<string, ExampleTable>> = Object.fromEntries(
  featuredConversions.map(({ slug, tableKeys }) => {
    const { from, to } = resolved(slug);
    return [slug, exampleTable(from, to, tableKeys)];
  }),
);

function conversionOfSlug(slug: string): Conversion {
  const { from, to } = resolved(slug);
  return conversionOf(from, to);
}

function resolved(slug: string) {
  const pair = resolveSlug(slug, allUnits);
  if (!pair) throw new Error(`The sample data name a conversion that does not exist: ${slug}`);
  return pair;
}
