import { useEffect } from 'react';
import type { KeptConversion } from './kept-conversions.ts';

const PAUSE_MS = 1500;

/** Stores the conversion after a pause in typing or on leaving the page. */
export function useRecent(conversion: KeptConversion | undefined): void {
  const used = conversion && JSON.stringify(conversion);
  useEffect(() => {
    if (used === undefined) return;
    const { pathname } = location;
    const remembering = import('./remember.client.ts').then(
      ({ remember }) => remember,
      () => undefined,
    );
    let isKept = false;
    const keep = () => {
      if (!isKept) void remembering.then((remember) => remember?.(JSON.parse(used) as KeptConversion));
      isKept = true;
    };
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      if (location.pathname !== pathname) keep();
    };
  }, [used]);
}
