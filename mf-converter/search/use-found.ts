import { Loads, useLoaded, withSecondAttempt } from '@site/shell-contract';
import type { BoxResults } from './box-results.tsx';
import { find } from './find.ts';
import type { Found } from './find.ts';

/** With what shows it: neither is there before somebody searches. */
interface LoadedFound extends Found {
  Results: typeof BoxResults;
}

const MOST_KEPT = 20;
/** Reads a number, a sum of units, and both ends of a conversion. */
const FIRST_QUESTION = '5 ft 3 in to cm';
const loads = new Loads<LoadedFound>({ most: MOST_KEPT });

const load = (text: string) =>
  withSecondAttempt(async () => {
    const [{ BoxResults: Results }, found] = await Promise.all([import('./box-results.tsx'), find(text)]);
    return { ...found, Results };
  });

/** What is found for a text; undefined for nothing. */
export function useFound(text: string | undefined) {
  return useLoaded(loads, text, load);
}

export function loadFound(text: string): Promise<Found> {
  return loads.load(text, load);
}

/** Once a visitor turns to a box, so that its first answer stands there at once. */
export function loadFoundAhead(): void {
  // The first question is the dearest: it has the spellings of all units put in order.
  const modules = Promise.all([import('./box-results.tsx'), import('./find-in-all.ts')]);
  // What does not come now is asked for again when something is typed.
  modules.then(([, { findInAll }]) => setTimeout(() => findInAll(FIRST_QUESTION))).catch(() => {});
}
