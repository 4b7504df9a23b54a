import type { Pair } from '../../pairs/pair.ts';

export const HEIGHT_MESSAGE = 'unit-converter-height';

export function embedPath({ from, slug }: Pair): string {
  return `/embed/${from.category}/${slug}`;
}
