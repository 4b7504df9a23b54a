import type { LinkedConversion } from '../catalogue-category.ts';
import { convert } from '../engine/convert.ts';
import { equalsSign, proseNumber } from '../engine/prose-number.ts';
import { rational } from '../engine/rational.ts';
import { resolveSlug } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import type { CategoryFolder } from './category-folder.ts';
import { constant, identifier, module } from './module-text.ts';
import { definitionsOf } from './unit-definitions.ts';

export function featuredConversions(folders: readonly CategoryFolder[]): string {
  const units = folders.flatMap((folder) => definitionsOf(folder.slug, folder.units));
  const featured = allFeatured(folders).map(({ slug, columns }) => ({
    ...linked(slug, units),
    equation: equationOf(slug, units),
    columns,
  }));
  const recent = folders.flatMap(({ category }) => category.recentlyAdded ?? []).sort((a, b) => a.order - b.order);
  const crossing = allFeatured(folders).flatMap(({ slug, inOtherCategories = [] }) =>
    inOtherCategories.length > 0 ? [[slug, inOtherCategories] as const] : [],
  );
  return module(
    [`type { FeaturedConversion, LinkedConversion, PresentedConversion } from '../catalogue-category.ts'`],
    constant({
      name: 'featuredConversions',
      type: 'readonly FeaturedConversion[]',
      value: featured,
      about: 'Conversions with written content.',
    }),
    constant({
      name: 'recentlyAdded',
      type: 'readonly PresentedConversion[]',
      about: 'Recent additions on the home page.',
      value: recent.map(({ slug }) => ({ ...linked(slug, units), equation: equationOf(slug, units) })),
    }),
    constant({
      name: 'crossCategoryConversions',
      type: 'Readonly<Record<string, readonly LinkedConversion[]>>',
      about: 'Related conversions of other categories, by the slug of the featured conversion.',
      value: Object.fromEntries(crossing.map(([slug, others]) => [slug, others.map((other) => linked(other, units))])),
    }),
  );
}

export function writtenFaqs(folders: readonly CategoryFolder[]): string {
  const featured = Object.fromEntries(allFeatured(folders).map(({ slug, faqs }) => [slug, faqs]));
  const value = Object.assign(featured, ...folders.map(({ faqs }) => faqs)) as Record<string, unknown>;
  return module(
    [`type { Faq } from '@site/api-contract'`],
    constant({
      name: 'writtenFaqs',
      type: 'Readonly<Record<string, readonly Faq[]>>',
      value,
      about: 'Written questions by canonical slug, for featured and some other conversions.',
    }),
    constant({
      name: 'notedConversions',
      type: 'readonly string[]',
      value: folders.flatMap(({ notes }) => Object.keys(notes)),
      about: 'Conversions with notes that are not featured, as canonical slugs.',
    }),
  );
}

export function notesOf({ featured, notes, ...folder }: CategoryFolder): string {
  const value = { ...Object.fromEntries(featured.map((one) => [one.slug, one.notes])), ...notes };
  const about = 'Paragraphs about the category’s conversions, by canonical slug.';
  return module(
    [],
    constant({ name: identifier(folder), type: 'Readonly<Record<string, readonly string[]>>', value, about }),
  );
}

function allFeatured(folders: readonly CategoryFolder[]) {
  return folders.flatMap(({ featured }) => featured).sort((a, b) => a.order - b.order);
}

function pairOf(slug: string, units: readonly UnitDefinition[]) {
  const pair = resolveSlug(slug, units);
  if (!pair) throw new RangeError(`${slug} was not checked`);
  return pair;
}

/** Pages link to these without loading their units. */
function linked(slug: string, units: readonly UnitDefinition[]): LinkedConversion {
  const { from, to } = pairOf(slug, units);
  return { category: from.category, slug, label: `${from.name} to ${to.name}` };
}

/** If the zeros of two scales differ, the equation uses a mild day instead of one degree. */
const MILD_DAY = 20n;

function equationOf(slug: string, units: readonly UnitDefinition[]): string {
  const { from, to } = pairOf(slug, units);
  const amount = convert(rational(0n), from, to).numerator === 0n ? 1n : MILD_DAY;
  const value = convert(rational(amount), from, to);
  return `${amount} ${from.symbol} ${equalsSign(value, 6)} ${proseNumber(value, 6)} ${to.symbol}`;
}
