import type { NumberFormat } from '@site/catalog/engine/number-format';
import { LoadCache, useChosenNumberFormat, useLoaded, withSecondAttempt } from '@site/shell-contract';
import { browserFormat, visitorFormat } from '../format/visitor-format.ts';
import type { BoxResults } from './box-results.tsx';
import { find } from './find.ts';
import type { Found } from './find.ts';

interface LoadedFound extends Found {
  Results: typeof BoxResults;
}

const MAX_CACHED = 20;
/** Covers numbers, mixed units, and both sides of a conversion. */
const FIRST_QUESTION = '5 ft 3 in to cm';
const loads = new LoadCache<LoadedFound>({ most: MAX_CACHED });

const getKey = (text: string, format: NumberFormat) => `${format} ${text}`;

const load = (key: string) =>
  withSecondAttempt(async () => {
    const format = key.split(' ', 1)[0] as NumberFormat;
    const text = key.slice(format.length + 1);
    const [{ BoxResults: Results }, found] = await Promise.all([import('./box-results.tsx'), find(text, format)]);
    return { ...found, Results };
  });

export function useFound(text: string | undefined) {
  const chosen = useChosenNumberFormat();
  return useLoaded(loads, text === undefined ? undefined : getKey(text, chosen || browserFormat()), load);
}

export function loadFound(text: string): Promise<Found> {
  return loads.load(getKey(text, visitorFormat()), load);
}

export function loadFoundAhead(): void {
  // Builds the index of unit spellings, which would otherwise slow down the first search.
  const modules = Promise.all([import('./box-results.tsx'), import('./find-in-all.ts')]);
  // A failed preload is retried by the first search.
  modules.then(([, { findInAll }]) => setTimeout(() => findInAll(FIRST_QUESTION))).catch(() => {});
}
