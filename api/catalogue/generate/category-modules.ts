import { resolveSlug } from '../engine/slug.ts';
import type { CategoryFolder } from './category-folder.ts';
import { constant, module } from './module-text.ts';
import { definitionsOf } from './unit-definitions.ts';

export function categories(folders: readonly CategoryFolder[]): string {
  const value = folders.map(({ slug, category: { name, popular, description, icon, phoneLabel } }) => {
    return { name, slug, popular, icon: slug, description, iconPath: icon, phoneLabel };
  });
  return module(
    [`type { CatalogueCategory } from '../catalogue-category.ts'`],
    constant({
      name: 'categories',
      type: 'readonly CatalogueCategory[]',
      value,
      about: "In the order of the site's lists, popular categories first.",
    }),
  );
}

export function categoryIcons(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map(({ slug, category }) => [slug, category.icon]));
  return module(
    [],
    constant({
      name: 'categoryIcons',
      type: 'Readonly<Record<string, string>>',
      value,
      about: 'SVG path data by the icon name that the API returns.',
    }),
  );
}

export function quickConverterTabs(folders: readonly CategoryFolder[]): string {
  const value = folders.flatMap(({ slug, category: { name, quickConverter } }) =>
    quickConverter ? [{ category: slug, label: name, ...quickConverter }] : [],
  );
  return module(
    [`type { QuickConverterTab } from '../catalogue-category.ts'`],
    constant({
      name: 'quickConverterTabs',
      type: 'readonly [QuickConverterTab, ...QuickConverterTab[]]',
      value,
      about: "Tabs of the home page's converter.",
    }),
  );
}

export function widgetTabs(folders: readonly CategoryFolder[]): string {
  const value = folders
    .toSorted((a, b) => (a.category.widgetTab ?? 0) - (b.category.widgetTab ?? 0))
    .flatMap(({ slug, category: { name, widgetTab } }) => (widgetTab ? [{ category: slug, label: name }] : []));
  return module(
    [`type { WidgetTab } from '../catalogue-category.ts'`],
    constant({
      name: 'widgetTabs',
      type: 'readonly WidgetTab[]',
      value,
      about: 'Tabs of the widget on category pages.',
    }),
  );
}

export function mixedForms(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(
    folders.flatMap(({ slug, category }) => (category.mixedForms ? [[slug, category.mixedForms]] : [])),
  );
  const about = 'Mixed forms of results, by category.';
  return module(
    [`type { MixedForm } from '../engine/mixed-units.ts'`],
    constant({ name: 'mixedForms', type: 'Readonly<Record<string, readonly MixedForm[]>>', value, about }),
  );
}

export function popularConversions(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map(({ slug, category }) => [slug, category.popularConversions]));
  const about = 'The most requested pairs by category, as canonical slugs. Lists begin with them.';
  return module(
    [],
    constant({ name: 'popularConversions', type: 'Readonly<Record<string, readonly string[]>>', value, about }),
  );
}

/** Shorter lists need no groups. */
const MOST_UNGROUPED = 10;
const MOST_COMMON = 9;

/** The units of the most requested pairs. */
export function commonUnits(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(
    folders
      .filter(({ units }) => units.length > MOST_UNGROUPED)
      .map(({ slug, category, units }) => {
        const definitions = definitionsOf(slug, units);
        const ids = category.popularConversions.flatMap((pair) => {
          const { from, to } = resolveSlug(pair, definitions)!;
          return [from.id, to.id];
        });
        return [slug, [...new Set(ids)].slice(0, MOST_COMMON)];
      }),
  );
  const about = 'IDs of the most requested units, for categories whose lists are long.';
  return module(
    [],
    constant({ name: 'commonUnits', type: 'Readonly<Record<string, readonly string[]>>', value, about }),
  );
}

/** A separate module, because each converter needs it on load and the whole list is long. */
export function mostAskedConversion(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map(({ slug, category }) => [slug, category.popularConversions[0]]));
  const about = 'The most requested pair by category, as a canonical slug.';
  return module([], constant({ name: 'mostAskedConversion', type: 'Readonly<Record<string, string>>', value, about }));
}
