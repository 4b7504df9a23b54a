import type { CategoryEducation, PairNotes, TableSource } from './category-schema.ts';
import { isKnownCategory } from './known-category.ts';

export async function loadNotes(category: string, slug: string): Promise<readonly string[]> {
  if (!isKnownCategory(category)) return [];
  return ((await import(`./categories/${category}/pair-texts.ts`)) as { notes: PairNotes }).notes[slug] ?? [];
}

export async function loadTables(category: string): Promise<readonly TableSource[]> {
  if (!isKnownCategory(category)) return [];
  return ((await import(`./categories/${category}/tables.ts`)) as { tables: readonly TableSource[] }).tables;
}

export async function loadEducation(category: string): Promise<CategoryEducation | undefined> {
  if (!isKnownCategory(category)) return undefined;
  return ((await import(`./categories/${category}/education.ts`)) as { education: CategoryEducation }).education;
}
