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

/** `kg to lbs`: the pair as people type it. A title begins with a capital where it begins with a word: `Square miles to acres`. */
export function searchPhrase({ from, to }: Pair, as: 'text' | 'title' = 'text'): string {
  const [given, wanted] = [from, to].map(({ searchedAs, symbol }) => searchedAs ?? symbol);
  const phrase = `${given} to ${wanted}`;
  return as === 'title' && given === from.name.toLowerCase()
    ? `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`
    : phrase;
}

export function pairPath({ from, slug }: Pair): string {
  return conversionPath({ category: from.category, slug });
}

/** Of a conversion whose units may not be at hand. */
export function conversionPath({ category, slug }: { category: string; slug: string }): string {
  return `/converter/${category}/${slug}`;
}
