import type { CategoryAbout, CategoryEducation, TableSource } from './category-schema.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';
import {
  aboutLoaders,
  educationLoaders,
  noteLoaders,
  tableLoaders,
  unitLoaders,
} from './generated/category-loaders.ts';

/** True for the slug of a category that the site has. */
export function isKnownCategory(category: string): boolean {
  return Object.hasOwn(unitLoaders, category);
}

/** A category's units with their exact definitions; none for an unknown category. A chunk a category: a page carries its own units only. */
export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  return isKnownCategory(category) ? (await unitLoaders[category]!()).units : [];
}

/** What the site tells about a category's units, by unit id; nothing for an unknown category. */
export async function loadAbout(category: string): Promise<CategoryAbout> {
  return isKnownCategory(category) ? aboutLoaders[category]!() : {};
}

/** What is worth knowing of a conversion, a paragraph each; none where nothing is written of it. */
export async function loadNotes(category: string, slug: string): Promise<readonly string[]> {
  return isKnownCategory(category) ? ((await noteLoaders[category]!())[slug] ?? []) : [];
}

/** The values that people look up, by unit; none for an unknown category. */
export async function loadTables(category: string): Promise<readonly TableSource[]> {
  return isKnownCategory(category) ? tableLoaders[category]!() : [];
}

/** The article of a category's page; `undefined` for an unknown category. */
export async function loadEducation(category: string): Promise<CategoryEducation | undefined> {
  return isKnownCategory(category) ? educationLoaders[category]!() : undefined;
}
