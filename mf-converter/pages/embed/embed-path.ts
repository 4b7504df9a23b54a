import type { Pair } from '../../pairs/pair.ts';

export function embedPath({ from, slug }: Pair): string {
  return `/embed/${from.category}/${slug}`;
}
