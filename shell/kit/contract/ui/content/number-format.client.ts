import { useSyncExternalStore } from 'react';

/** How numbers are written: 1,234.5 · 1.234,5 · 1 234,5 · 1'234.5. The catalogue's `NumberFormat` has the same names. */
export type WrittenFormat = 'comma-point' | 'point-comma' | 'space-comma' | 'apostrophe-point';

/** The format of the served HTML, and of every result until the visitor chooses another one. */
export const SERVED_FORMAT: WrittenFormat = 'comma-point';

const KEY = 'number-format';
const FORMATS: Readonly<Record<WrittenFormat, { group: string; decimal: string }>> = {
  'comma-point': { group: ',', decimal: '.' },
  'point-comma': { group: '.', decimal: ',' },
  // A no-break space: a number stays on one line.
  'space-comma': { group: '\u00a0', decimal: ',' },
  'apostrophe-point': { group: "'", decimal: '.' },
};

const listeners = new Set<() => void>();
/** Kept in memory as well: the browser may refuse to store it. Undefined until it is read. */
let chosen: WrittenFormat | '' | undefined;

export function separatorsIn(format: WrittenFormat): { group: string; decimal: string } {
  return FORMATS[format];
}

/** The format that the visitor has chosen on this device; empty before that. */
export function chosenNumberFormat(): WrittenFormat | '' {
  chosen ??= storedFormat();
  return chosen;
}

function storedFormat(): WrittenFormat | '' {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return Object.hasOwn(FORMATS, stored) ? (stored as WrittenFormat) : '';
  } catch {
    return '';
  }
}

/** Writes all numbers in this format, on every page of this device. */
export function chooseNumberFormat(format: WrittenFormat): void {
  chosen = format;
  try {
    localStorage.setItem(KEY, format);
  } catch {
    // The choice holds while the page is open.
  }
  listeners.forEach((changed) => changed());
}

function watch(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `clear()` has no key.
    if (key !== KEY && key !== null) return;
    chosen = undefined;
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', onStorage);
  };
}

/** The visitor's choice; empty on the server and during hydration, so that both render the same. */
export function useChosenNumberFormat(): WrittenFormat | '' {
  return useSyncExternalStore(watch, chosenNumberFormat, () => '');
}

/** The format to write numbers in, for event handlers. */
export function currentNumberFormat(): WrittenFormat {
  return chosenNumberFormat() || SERVED_FORMAT;
}

/** The format to write numbers in. */
export function useNumberFormat(): WrittenFormat {
  return useChosenNumberFormat() || SERVED_FORMAT;
}
