import type { CategoryAbout, CategoryEducation, TableSource } from './category-schema.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';
import {
  aboutLoaders,
  educationLoaders,
  noteLoaders,
  tableLoaders,
  unitLoaders,
} from './generated/category-loaders.ts';

export function isKnownCategory(category: string): boolean {
  return Object.hasOwn(unitLoaders, category);
}

/**
 * Loads a category's unit definitions; empty for an unknown category. Each category is a chunk, so that a page loads
 * only its own units.
 */
export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  return isKnownCategory(category) ? (await unitLoaders[category]!()).units : [];
}

/** Loads facts by unit ID; empty for an unknown category. */
export async function loadAbout(category: string): Promise<CategoryAbout> {
  return isKnownCategory(category) ? aboutLoaders[category]!() : {};
}

/** Loads the paragraphs of notes on a conversion; empty without notes. */
export async function loadNotes(category: string, slug: string): Promise<readonly string[]> {
  return isKnownCategory(category) ? ((await noteLoaders[category]!())[slug] ?? []) : [];
}

/** Loads lookup values; empty for an unknown category. */
export async function loadTables(category: string): Promise<readonly TableSource[]> {
  return isKnownCategory(category) ? tableLoaders[category]!() : [];
}

/** Loads the article of a category's page; `undefined` for an unknown category. */
export async function loadEducation(category: string): Promise<CategoryEducation | undefined> {
  return isKnownCategory(category) ? educationLoaders[category]!() : undefined;
}
