import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { Loads, useChosenNumberFormat, useLoaded, withSecondAttempt } from '@site/shell-contract';
import { browserFormat, visitorFormat } from '../format/visitor-format.ts';
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

/** The same text is another question in another format. */
const keyOf = (text: string, format: NumberFormat) => `${format} ${text}`;

const load = (key: string) =>
  withSecondAttempt(async () => {
    const format = key.split(' ', 1)[0] as NumberFormat;
    const text = key.slice(format.length + 1);
    const [{ BoxResults: Results }, found] = await Promise.all([import('./box-results.tsx'), find(text, format)]);
    return { ...found, Results };
  });

/** What is found for a text; undefined for nothing. */
export function useFound(text: string | undefined) {
  const chosen = useChosenNumberFormat();
  return useLoaded(loads, text === undefined ? undefined : keyOf(text, chosen || browserFormat()), load);
}

export function loadFound(text: string): Promise<Found> {
  return loads.load(keyOf(text, visitorFormat()), load);
}

/** Once a visitor turns to a box, so that its first answer stands there at once. */
export function loadFoundAhead(): void {
  // The first question is the dearest: it has the spellings of all units put in order.
  const modules = Promise.all([import('./box-results.tsx'), import('./find-in-all.ts')]);
  // What does not come now is asked for again when something is typed.
  modules.then(([, { findInAll }]) => setTimeout(() => findInAll(FIRST_QUESTION))).catch(() => {});
}
