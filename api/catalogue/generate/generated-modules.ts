import { convert } from '../engine/convert.ts';
import { findUnit } from '../engine/find-unit.ts';
import { equalsSign, proseNumber } from '../engine/prose-number.ts';
import { rational, subtract, type Rational } from '../engine/rational.ts';
import { resolveSlug } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import type { LinkedConversion } from '../catalogue-category.ts';
import type { CategoryFolder } from './category-folder.ts';
import { definitionsOf } from './unit-definitions.ts';

/*
 * The folders of all categories turned into modules by what is used together: a page loads its own units, and neither their texts nor those
 * of others.
 */

/** Text of each module, by its path within `generated/`. The folders must have been checked. */
export function generatedModules(folders: readonly CategoryFolder[]): ReadonlyMap<string, string> {
  const ordered = folders.toSorted((a, b) => a.category.order - b.category.order);
  return new Map([
    ['categories.ts', categories(ordered)],
    ['category-icons.ts', categoryIcons(ordered)],
    ['converter-tabs.ts', converterTabs(ordered)],
    ['popular-conversions.ts', popularConversions(ordered)],
    ['featured-conversions.ts', featuredConversions(ordered)],
    ['featured-faqs.ts', featuredFaqs(ordered)],
    ['featured-notes.ts', featuredNotes(ordered)],
    ['social-images.ts', socialImages(ordered)],
    ['category-loaders.ts', categoryLoaders(ordered)],
    ['all-about.ts', allAbout(ordered)],
    ['units/all-units.ts', allUnits(ordered)],
    ...ordered.map((folder) => [`units/${folder.slug}.ts`, unitsOf(folder)] as const),
    ...ordered.map((folder) => [`about/${folder.slug}.ts`, aboutOf(folder)] as const),
  ]);
}

const HEADER = '// Made by api/catalogue/generate of the folders in api/catalogue/categories: edit them.\n';

interface Constant {
  name: string;
  type: string;
  value: unknown;
  about: string;
}

function constant({ name, type, value, about }: Constant): string {
  return `/** ${about} */\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

function module(imports: readonly string[], ...parts: readonly string[]): string {
  return [HEADER + imports.map((line) => `import ${line};\n`).join(''), ...parts].join('\n');
}

/** A category's name in code: `fuelEconomy`. */
function identifier({ slug }: CategoryFolder): string {
  return slug.replace(/-./g, (joint) => joint.charAt(1).toUpperCase());
}

function categories(folders: readonly CategoryFolder[]): string {
  const value = folders.map(({ slug, category: { name, popular, description, icon, phoneLabel } }) => {
    return { name, slug, popular, icon: slug, description, iconPath: icon, phoneLabel };
  });
  return module(
    [`type { CatalogueCategory } from '../catalogue-category.ts'`],
    constant({ name: 'categories', type: 'readonly CatalogueCategory[]', value, about: 'In the order in which the site lists them; the popular ones come first.' }),
  );
}

function categoryIcons(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map(({ slug, category }) => [slug, category.icon]));
  return module([], constant({ name: 'categoryIcons', type: 'Readonly<Record<string, string>>', value, about: 'SVG path data, by the name that the API gives a category’s icon.' }));
}

function converterTabs(folders: readonly CategoryFolder[]): string {
  const quick = folders.flatMap(({ slug, category: { name, quickConverter } }) => (quickConverter ? [{ category: slug, label: name, ...quickConverter }] : []));
  const widget = folders
    .toSorted((a, b) => (a.category.widgetTab ?? 0) - (b.category.widgetTab ?? 0))
    .flatMap(({ slug, category: { name, widgetTab } }) => (widgetTab ? [{ category: slug, label: name }] : []));
  return module(
    [`type { QuickConverterTab, WidgetTab } from '../catalogue-category.ts'`],
    constant({ name: 'quickConverterTabs', type: 'readonly [QuickConverterTab, ...QuickConverterTab[]]', value: quick, about: 'The tabs of the home page’s converter.' }),
    constant({ name: 'widgetTabs', type: 'readonly WidgetTab[]', value: widget, about: 'The tabs of the widget on a category’s page.' }),
  );
}

function popularConversions(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map(({ slug, category }) => [slug, category.popularConversions]));
  const about = 'The pairs that visitors ask for most, by category and canonical slug. Lists begin with them.';
  return module([], constant({ name: 'popularConversions', type: 'Readonly<Record<string, readonly string[]>>', value, about }));
}

/** Featured conversions in the site's order. */
function allFeatured(folders: readonly CategoryFolder[]) {
  return folders.flatMap(({ featured }) => featured).sort((a, b) => a.order - b.order);
}

function featuredConversions(folders: readonly CategoryFolder[]): string {
  const units = folders.flatMap((folder) => definitionsOf(folder.slug, folder.units));
  const featured = allFeatured(folders).map(({ slug, columns }) => ({ ...linked(slug, units), equation: equationOf(slug, units), columns }));
  const recent = folders.flatMap(({ category }) => category.recentlyAdded ?? []).sort((a, b) => a.order - b.order);
  const crossing = allFeatured(folders).flatMap(({ slug, inOtherCategories = [] }) => (inOtherCategories.length > 0 ? [[slug, inOtherCategories] as const] : []));
  return module(
    [`type { FeaturedConversion, LinkedConversion, PresentedConversion } from '../catalogue-category.ts'`],
    constant({ name: 'featuredConversions', type: 'readonly FeaturedConversion[]', value: featured, about: 'The conversions with written content of their own.' }),
    constant({
      name: 'recentlyAdded', type: 'readonly PresentedConversion[]', about: 'What the home page lists as new.',
      value: recent.map(({ slug }) => ({ ...linked(slug, units), equation: equationOf(slug, units) })),
    }),
    constant({
      name: 'crossCategoryConversions', type: 'Readonly<Record<string, readonly LinkedConversion[]>>', about: 'Conversions of another category that belong to a featured one, by its slug.',
      value: Object.fromEntries(crossing.map(([slug, others]) => [slug, others.map((other) => linked(other, units))])),
    }),
  );
}

function pairOf(slug: string, units: readonly UnitDefinition[]) {
  const pair = resolveSlug(slug, units);
  if (!pair) throw new RangeError(`${slug} was not checked`);
  return pair;
}

/** Pages link to these without carrying their units. */
function linked(slug: string, units: readonly UnitDefinition[]): LinkedConversion {
  const { from, to } = pairOf(slug, units);
  return { category: from.category, slug, label: `${from.name} to ${to.name}` };
}

function equationOf(slug: string, units: readonly UnitDefinition[]): string {
  const { from, to } = pairOf(slug, units);
  const value = convert(rational(1n), from, to);
  return `1 ${from.symbol} ${equalsSign(value, 6)} ${proseNumber(value, 6)} ${to.symbol}`;
}

function featuredFaqs(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(allFeatured(folders).map(({ slug, faqs }) => [slug, faqs]));
  return module(
    [`type { Faq } from '@site/api-contract'`],
    constant({ name: 'featuredFaqs', type: 'Readonly<Record<string, readonly Faq[]>>', value, about: 'Written questions of the featured conversions, by canonical slug.' }),
  );
}

function featuredNotes(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(allFeatured(folders).map(({ slug, notes }) => [slug, notes]));
  const about = 'What is worth knowing of the featured conversions, by canonical slug: paragraphs.';
  return module([], constant({ name: 'featuredNotes', type: 'Readonly<Record<string, readonly string[]>>', value, about }));
}

function socialImages(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map((folder) => [folder.slug, facingScales(folder)]));
  return module(
    [`type { CategoryImage } from '../catalogue-category.ts'`],
    constant({ name: 'socialImages', type: 'Readonly<Record<string, CategoryImage>>', value, about: 'What the image of a category’s pages shows, by category.' }),
  );
}

function facingScales({ slug, category, units }: CategoryFolder) {
  const definitions = definitionsOf(slug, units);
  const [from, to] = [findUnit(category.ruler.from, definitions), findUnit(category.ruler.to, definitions)];
  if (!from || !to) throw new RangeError(`categories/${slug} was not checked`);
  const start = convert(rational(0n), from, to);
  const { upTo, pointed } = category.ruler;
  return { icon: category.icon, upTo, factor: toNumber(subtract(convert(rational(1n), from, to), start)), offset: toNumber(start), pointed };
}

/** To as many digits as a drawing has. */
function toNumber({ numerator, denominator }: Rational): number {
  return Number((Number(numerator) / Number(denominator)).toPrecision(6));
}

function categoryLoaders(folders: readonly CategoryFolder[]): string {
  const loaders = (about: string, name: string, type: string, load: (folder: CategoryFolder) => string) =>
    `/** ${about} */\nexport const ${name}: Loaders<${type}> = {\n${folders.map((folder) => `  '${folder.slug}': async () => ${load(folder)},\n`).join('')}};\n`;
  return module(
    [`type { CategoryAbout, CategoryEducation } from '../category-schema.ts'`, `type { CategoryUnits } from '../engine/unit-definition.ts'`],
    'type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;\n',
    loaders('A chunk for each category’s units,', 'unitLoaders', 'CategoryUnits', (folder) => `(await import('./units/${folder.slug}.ts')).${identifier(folder)}`),
    loaders('for what is told about them,', 'aboutLoaders', 'CategoryAbout', (folder) => `(await import('./about/${folder.slug}.ts')).${identifier(folder)}`),
    loaders('and for its article.', 'educationLoaders', 'CategoryEducation', ({ slug }) => `(await import('../categories/${slug}/education.ts')).education`),
  );
}

function allAbout(folders: readonly CategoryFolder[]): string {
  return module(
    [`type { CategoryAbout } from '../category-schema.ts'`, ...folders.map((folder) => `{ ${identifier(folder)} } from './about/${folder.slug}.ts'`)],
    `/** The texts of all units, by category. */\nexport const allAbout: Readonly<Record<string, CategoryAbout>> = {\n${folders.map((folder) => `  '${folder.slug}': ${identifier(folder)},\n`).join('')}};\n`,
  );
}

function allUnits(folders: readonly CategoryFolder[]): string {
  return module(
    [`type { CategoryUnits, UnitDefinition } from '../../engine/unit-definition.ts'`, ...folders.map((folder) => `{ ${identifier(folder)} } from './${folder.slug}.ts'`)],
    `/** In the order in which the site lists its categories. */\nexport const allCategoryUnits: readonly CategoryUnits[] = [${folders.map(identifier).join(', ')}];\n`,
    'export const allUnits: readonly UnitDefinition[] = allCategoryUnits.flatMap(({ units }) => units);\n',
  );
}

function unitsOf(folder: CategoryFolder): string {
  const { slug, category, units } = folder;
  const value = { category: slug, base: category.baseUnit, units: definitionsOf(slug, units) };
  return module(
    [`type { CategoryUnits } from '../../engine/unit-definition.ts'`],
    constant({ name: identifier(folder), type: 'CategoryUnits', value, about: 'The units that computing and naming need, without what is told about them.' }),
  );
}

function aboutOf(folder: CategoryFolder): string {
  const value = Object.fromEntries(folder.units.map(({ id, about }) => [id, about]));
  return module(
    [`type { CategoryAbout } from '../../category-schema.ts'`],
    constant({ name: identifier(folder), type: 'CategoryAbout', value, about: 'What the site tells about each unit, by its id.' }),
  );
}
