import type { ListedCategory } from './site-listing.ts';

/** Keeps converters whose label has a word that starts with each word of the text, in any order. */
export function matchingCategories(categories: readonly ListedCategory[], text: string): readonly ListedCategory[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      converters: category.converters.filter(({ label }) => {
        const name = label.toLowerCase().split(' ');
        return words.every((word) => name.some((part) => part.startsWith(word)));
      }),
    }))
    .filter(({ converters }) => converters.length > 0);
}
