import { useEffect } from 'react';
import type { KeptConversion } from './kept-conversions.ts';

const PAUSE_MS = 1500;

/** Remembers on this device what was converted, once the typing rests. What remembers it comes with the first use. */
export function useRecent(conversion: KeptConversion | undefined): void {
  const used = conversion && JSON.stringify(conversion);
  useEffect(() => {
    if (used === undefined) return;
    const timer = setTimeout(() => void import('./remember.client.ts').then(({ remember }) => remember(JSON.parse(used) as KeptConversion), () => {}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [used]);
}
