import { lazyHydrate } from '@site/shell-contract';
import { isOtherFormatChosen } from '../format/visitor-format.ts';
import { PINNED_KEY, RECENT_KEY } from './stored-keys.ts';
import { readStored } from './stored.client.ts';

/** The server's markup has no stored conversions. */
export const YourConversions = lazyHydrate(
  async () => (await import('./your-conversions.tsx')).YourConversions,
  () => isOtherFormatChosen() || readStored(RECENT_KEY) + readStored(PINNED_KEY) !== '',
);
