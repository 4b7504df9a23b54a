import { KEPT, withPinToggled, withRecent } from './kept-conversions.ts';
import type { KeptConversion, PinOutcome } from './kept-conversions.ts';
import { readStored, store } from './stored.client.ts';

export function remember(used: KeptConversion): void {
  store(KEPT.recent.key, withRecent(readStored(KEPT.recent.key), used));
}

export function togglePin(pair: KeptConversion): PinOutcome {
  const { stored, outcome } = withPinToggled(readStored(KEPT.pinned.key), pair);
  store(KEPT.pinned.key, stored);
  return outcome;
}
