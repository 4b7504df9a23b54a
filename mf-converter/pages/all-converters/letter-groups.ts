import type { Category } from '@site/api-contract';

export interface LetterGroup {
  letter: string;
  categories: Category[];
}

/** Categories by the first letter of their names, both in the order of the alphabet. */
export function letterGroups(categories: readonly Category[]): LetterGroup[] {
  const groups = new Map<string, Category[]>();
  for (const category of categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const letter = category.name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), category]);
  }
  return [...groups].map(([letter, members]) => ({ letter, categories: members }));
}
