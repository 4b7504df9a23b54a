import { resolveSlug, slugOf } from '@site/catalogue/engine/slug';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

/** Two different units of one category, with the canonical slug of converting the first to the second. */
export interface Pair {
  from: UnitDefinition;
  to: UnitDefinition;
  slug: string;
}

export function pairOf(from: UnitDefinition, to: UnitDefinition): Pair {
  return { from, to, slug: slugOf(from, to) };
}

/** The pair that a slug names in any spelling. */
export function pairFromSlug(slug: string, units: readonly UnitDefinition[]): Pair | undefined {
  const resolved = resolveSlug(slug, units);
  return resolved && { from: resolved.from, to: resolved.to, slug: resolved.canonical };
}

export function pairLabel({ from, to }: Pair): string {
  return `${from.name} to ${to.name}`;
}

/** `kg to lbs`: the pair as people type it. In a title, words begin with a capital. */
export function searchPhrase({ from, to }: Pair, as: 'text' | 'title' = 'text'): string {
  const [given, wanted] = [from, to].map((unit) => (as === 'title' && isWord(unit) ? unit.name : searchedAs(unit)));
  return `${given} to ${wanted}`;
}

function searchedAs({ searchedAs: word, symbol }: UnitDefinition): string {
  return word ?? symbol;
}

/** Whether people type the whole name: miles, and not mi. */
function isWord(unit: UnitDefinition): boolean {
  return searchedAs(unit) === unit.name.toLowerCase();
}

export function pairPath({ from, slug }: Pair): string {
  return conversionPath({ category: from.category, slug });
}

/** Of a conversion whose units may not be at hand. */
export function conversionPath({ category, slug }: { category: string; slug: string }): string {
  return `/converter/${category}/${slug}`;
}
