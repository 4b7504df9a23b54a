import { resolveSlug, slugOf } from '@site/catalogue/engine/slug';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

export interface Pair {
  from: UnitDefinition;
  to: UnitDefinition;
  slug: string;
}

export function pairOf(from: UnitDefinition, to: UnitDefinition): Pair {
  return { from, to, slug: slugOf(from, to) };
}

export function pairFromSlug(slug: string, units: readonly UnitDefinition[]): Pair | undefined {
  const resolved = resolveSlug(slug, units);
  return resolved && { from: resolved.from, to: resolved.to, slug: resolved.canonical };
}

export function pairLabel({ from, to }: Pair): string {
  return `${from.name} to ${to.name}`;
}

/** Returns `kg to lbs`, as people type it. A title capitalizes a leading word, but not a symbol. */
export function searchPhrase({ from, to }: Pair, as: 'text' | 'title' = 'text'): string {
  const [source, target] = [from, to].map(({ searchedAs, symbol }) => searchedAs ?? symbol);
  const phrase = `${source} to ${target}`;
  return as === 'title' && source === from.name.toLowerCase()
    ? `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`
    : phrase;
}

export function pairPath({ from, slug }: Pair): string {
  return conversionPath({ category: from.category, slug });
}

export function conversionPath({ category, slug }: { category: string; slug: string }): string {
  return `/converter/${category}/${slug}`;
}
