import type { Pair } from '../../pairs/pair.ts';

/** Type of the message that reports the frame's height. */
export const HEIGHT_MESSAGE = 'unit-converter-height';

export function embedPath({ from, slug }: Pair): string {
  return `/embed/${from.category}/${slug}`;
}
