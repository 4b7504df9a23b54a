import { popularConversions } from './generated/popular-conversions.ts';

const UNLISTED = 1000;

/** A pair's place among those of its category, to sort by: 0 for the one asked for most, and one place for all that are not listed. */
export function popularityRank(category: string, slug: string): number {
  const place = (popularConversions[category] ?? []).indexOf(slug);
  return place === -1 ? UNLISTED : place;
}
