import { dormant } from '@site/shell-contract';
import { readStored } from '../device/stored.client.ts';
import { holdsPin, PINNED_KEY } from '../device/stored-keys.ts';
import { pairOf, pairPath } from '../pairs/pair.ts';
import type { ConverterView } from './converter-view.ts';

/** Parts of a converter that are not needed at first sight. */
export const ResultActions = dormant(async () => (await import('./fields/result-actions.tsx')).ResultActions, isPinned);
export const CommonConversions = dormant(async () => (await import('./common-conversions.tsx')).CommonConversions);

/** Wakes the actions of a pinned pair: the server's markup shows every pair as not pinned. */
function isPinned({ reading: { converted } }: { reading: ConverterView }): boolean {
  return converted !== undefined && holdsPin(readStored(PINNED_KEY), pairPath(pairOf(converted.from, converted.to)));
}
