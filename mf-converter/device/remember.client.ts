import { STORED_LISTS, withPinToggled, withRecent } from './kept-conversions.ts';
import type { StoredConversion, PinOutcome } from './kept-conversions.ts';
import { readStored, store } from './stored.client.ts';

export function remember(used: StoredConversion): void {
  store(STORED_LISTS.recent.key, withRecent(readStored(STORED_LISTS.recent.key), used));
}

export function togglePin(pair: StoredConversion): PinOutcome {
  const { stored, outcome } = withPinToggled(readStored(STORED_LISTS.pinned.key), pair);
  store(STORED_LISTS.pinned.key, stored);
  return outcome;
}
