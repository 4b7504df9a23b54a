import { popularConversions } from './generated/popular-conversions.ts';

export const UNLISTED = 1000;

/** 0 is the most requested; unlisted pairs share the last rank. */
export function popularityRank(category: string, slug: string): number {
  const place = (popularConversions[category] ?? []).indexOf(slug);
  return place === -1 ? UNLISTED : place;
}
