import { useEffect } from 'react';
import type { StoredConversion } from './kept-conversions.ts';

const PAUSE_MS = 1500;

let skipped: string | undefined;

/** A link that carries a result repeats the previous conversion, so its page doesn't store it. */
export function skipRecent({ path, value }: Pick<StoredConversion, 'path' | 'value'>): void {
  skipped = `${path} ${value}`;
}

/** Stores the conversion after a pause in typing or on leaving the page. */
export function useRecent(conversion: StoredConversion | undefined): void {
  const isSkipped = conversion && skipped === `${conversion.path} ${conversion.value}`;
  const serialized = conversion && !isSkipped ? JSON.stringify(conversion) : undefined;
  useEffect(() => {
    if (serialized === undefined) return;
    const { pathname } = location;
    const remembering = import('./kept-conversions.ts').then(
      ({ remember }) => remember,
      () => undefined,
    );
    let isStored = false;
    const storeOnce = () => {
      if (!isStored) void remembering.then((remember) => remember?.(JSON.parse(serialized) as StoredConversion));
      isStored = true;
    };
    const timer = setTimeout(storeOnce, PAUSE_MS);
    addEventListener('pagehide', storeOnce);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', storeOnce);
      if (location.pathname !== pathname) storeOnce();
    };
  }, [serialized]);
}
