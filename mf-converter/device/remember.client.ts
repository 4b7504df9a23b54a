import { KEPT, readKept, withPinToggled, withRecent } from './kept-conversions.ts';
import type { KeptConversion } from './kept-conversions.ts';
import { readStored, store } from './stored.client.ts';

export function remember(used: KeptConversion): void {
  store(KEPT.recent.key, withRecent(readStored(KEPT.recent.key), used));
}

/** Whether the pair is pinned from now on. */
export function togglePin(pair: KeptConversion): boolean {
  const toggled = withPinToggled(readStored(KEPT.pinned.key), pair);
  store(KEPT.pinned.key, toggled);
  return readKept(toggled, KEPT.pinned).some(({ path }) => path === pair.path);
}
