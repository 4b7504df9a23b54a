import type { CategoryFolder } from './category-folder.ts';
import {
  categories,
  categoryIcons,
  commonUnits,
  mixedForms,
  mostAskedConversion,
  popularConversions,
  quickConverterTabs,
  widgetTabs,
} from './category-modules.ts';
import { featuredConversions, notesOf, writtenFaqs } from './featured-modules.ts';
import { socialImages } from './social-images-module.ts';
import { aboutOf, allAbout, allUnits, categoryLoaders, unitsOf } from './unit-modules.ts';

/* Splits the data by use: a page loads its own units, without their texts. */

export function generatedModules(folders: readonly CategoryFolder[]): ReadonlyMap<string, string> {
  const ordered = folders.toSorted((a, b) => a.category.order - b.category.order);
  return new Map([
    ['categories.ts', categories(ordered)],
    ['category-icons.ts', categoryIcons(ordered)],
    ['common-units.ts', commonUnits(ordered)],
    ['mixed-forms.ts', mixedForms(ordered)],
    ['most-asked-conversion.ts', mostAskedConversion(ordered)],
    ['popular-conversions.ts', popularConversions(ordered)],
    ['quick-converter-tabs.ts', quickConverterTabs(ordered)],
    ['widget-tabs.ts', widgetTabs(ordered)],
    ['featured-conversions.ts', featuredConversions(ordered)],
    ['written-faqs.ts', writtenFaqs(ordered)],
    ['social-images.ts', socialImages(ordered)],
    ['category-loaders.ts', categoryLoaders(ordered)],
    ['all-about.ts', allAbout(ordered)],
    ['units/all-units.ts', allUnits(ordered)],
    ...ordered.map((folder) => [`units/${folder.slug}.ts`, unitsOf(folder)] as const),
    ...ordered.map((folder) => [`about/${folder.slug}.ts`, aboutOf(folder)] as const),
    ...ordered.map((folder) => [`notes/${folder.slug}.ts`, notesOf(folder)] as const),
  ]);
}
