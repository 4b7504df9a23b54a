import { resolveSlug, getSlug } from '@site/catalog/engine/slug';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';

export interface Pair {
  from: UnitDefinition;
  to: UnitDefinition;
  slug: string;
}

export function getPair(from: UnitDefinition, to: UnitDefinition): Pair {
  return { from, to, slug: getSlug(from, to) };
}

export function pairFromSlug(slug: string, units: readonly UnitDefinition[]): Pair | undefined {
  const resolved = resolveSlug(slug, units);
  return resolved && { from: resolved.from, to: resolved.to, slug: resolved.canonical };
}

export function pairLabel({ from, to }: Pair): string {
  return `${from.name} to ${to.name}`;
}

/** Returns `Cubic feet to metric cups`, in sentence case. */
export function pairHeading({ from, to }: Pair): string {
  return `${from.plural.charAt(0).toUpperCase()}${from.plural.slice(1)} to ${to.plural}`;
}

/** Returns `kg to lbs`, as people type it. */
export function searchPhrase({ from, to }: Pair): string {
  return [from, to].map(({ searchedAs, symbol }) => searchedAs ?? symbol).join(' to ');
}

export function pairPath({ from, slug }: Pair): string {
  return conversionPath({ category: from.category, slug });
}

export function conversionPath({ category, slug }: { category: string; slug: string }): string {
  return `/converter/${category}/${slug}`;
}
