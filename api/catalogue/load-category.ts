import type { CategoryAbout, CategoryEducation, PairNotes, TableSource } from './category-schema.ts';
import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';
import { mostAskedConversion } from './lists/most-asked-conversion.ts';

/* Webpack makes a chunk of each file that a template matches, so that a page loads only its own category. */

export function isKnownCategory(category: string): boolean {
  return Object.hasOwn(mostAskedConversion, category);
}

export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  if (!isKnownCategory(category)) return [];
  const { units } = (await import(`./categories/${category}/units.ts`)) as { units: CategoryUnits };
  return units.units;
}

export async function loadAbout(category: string): Promise<CategoryAbout> {
  if (!isKnownCategory(category)) return {};
  return ((await import(`./categories/${category}/about.ts`)) as { about: CategoryAbout }).about;
}

export async function loadNotes(category: string, slug: string): Promise<readonly string[]> {
  if (!isKnownCategory(category)) return [];
  return ((await import(`./categories/${category}/notes.ts`)) as { notes: PairNotes }).notes[slug] ?? [];
}

export async function loadTables(category: string): Promise<readonly TableSource[]> {
  if (!isKnownCategory(category)) return [];
  return ((await import(`./categories/${category}/tables.ts`)) as { tables: readonly TableSource[] }).tables;
}

export async function loadEducation(category: string): Promise<CategoryEducation | undefined> {
  if (!isKnownCategory(category)) return undefined;
  return ((await import(`./categories/${category}/education.ts`)) as { education: CategoryEducation }).education;
}
