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

/** A chunk for each category, so that a page loads only its own units. */
export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  return isKnownCategory(category) ? (await unitLoaders[category]!()).units : [];
}

export async function loadAbout(category: string): Promise<CategoryAbout> {
  return isKnownCategory(category) ? aboutLoaders[category]!() : {};
}

export async function loadNotes(category: string, slug: string): Promise<readonly string[]> {
  return isKnownCategory(category) ? ((await noteLoaders[category]!())[slug] ?? []) : [];
}

export async function loadTables(category: string): Promise<readonly TableSource[]> {
  return isKnownCategory(category) ? tableLoaders[category]!() : [];
}

export async function loadEducation(category: string): Promise<CategoryEducation | undefined> {
  return isKnownCategory(category) ? educationLoaders[category]!() : undefined;
}
