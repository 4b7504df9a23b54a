import { getNumberFormat } from '@site/catalog/engine/number-format';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { chosenNumberFormat, currentNumberFormat, useChosenNumberFormat } from '@site/shell-contract';
import { useSyncExternalStore } from 'react';

/** Call it only in browsers. */
export function visitorFormat(): NumberFormat {
  return chosenNumberFormat() || browserFormat();
}

/** True if the server's markup has numbers in another format than the visitor chose. */
export function isOtherFormatChosen(): boolean {
  return currentNumberFormat() !== 'comma-point';
}

export function browserFormat(): NumberFormat {
  return getNumberFormat(navigator.language);
}

/**
 * Returns `comma-point` on the server and during hydration, so both render the same. Pass false if the format has no
 * effect, because creating a browser's first number format takes 30 ms.
 */
export function useVisitorFormat(isUsed = true): NumberFormat {
  const browser = useSyncExternalStore(watchNothing, isUsed ? browserFormat : serverFormat, serverFormat);
  return useChosenNumberFormat() || browser;
}

const watchNothing = () => () => {};
const serverFormat = () => 'comma-point' as const;
