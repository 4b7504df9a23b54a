import { dormant } from '@site/shell-contract';
import { readStored } from '../../device/stored.client.ts';
import { holdsPin, PINNED_KEY } from '../../device/stored-keys.ts';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import type { ConverterView } from '../converter-view.ts';

/** What of a converter a first view does without. */
export const ResultActions = dormant(
  async () => (await import('../fields/result-actions.tsx')).ResultActions,
  isPinned,
);
export const CommonConversions = dormant(async () => (await import('../common-conversions.tsx')).CommonConversions);

/** Of what this device has pinned, the server's markup says that it is not. */
function isPinned({ reading: { converted } }: { reading: ConverterView }): boolean {
  return converted !== undefined && holdsPin(readStored(PINNED_KEY), pairPath(pairOf(converted.from, converted.to)));
}
