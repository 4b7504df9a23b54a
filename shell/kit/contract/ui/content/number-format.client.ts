import { useSyncExternalStore } from 'react';

/** In this order: 1,234.5, 1.234,5, 1 234,5, and 1'234.5. The names match `NumberFormat` in the catalog. */
export type WrittenFormat = 'comma-point' | 'point-comma' | 'space-comma' | 'apostrophe-point';

export const SERVED_FORMAT: WrittenFormat = 'comma-point';

const KEY = 'number-format';
const FORMATS: Readonly<Record<WrittenFormat, { group: string; decimal: string }>> = {
  'comma-point': { group: ',', decimal: '.' },
  'point-comma': { group: '.', decimal: ',' },
  // The group separator is a no-break space.
  'space-comma': { group: '\u00a0', decimal: ',' },
  'apostrophe-point': { group: "'", decimal: '.' },
};

const listeners = new Set<() => void>();
/** Cached, because the browser may refuse to store the choice. Undefined until first read. */
let chosen: WrittenFormat | '' | undefined;

export function separatorsIn(format: WrittenFormat): { group: string; decimal: string } {
  return FORMATS[format];
}

/** Returns an empty string if the visitor has not chosen. */
export function chosenNumberFormat(): WrittenFormat | '' {
  chosen ??= readStoredFormat();
  return chosen;
}

function readStoredFormat(): WrittenFormat | '' {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return Object.hasOwn(FORMATS, stored) ? (stored as WrittenFormat) : '';
  } catch {
    return '';
  }
}

export function chooseNumberFormat(format: WrittenFormat): void {
  chosen = format;
  try {
    localStorage.setItem(KEY, format);
  } catch {
    // The choice lasts while the page is open.
  }
  listeners.forEach((changed) => changed());
}

function watch(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Storage events from `clear()` have no key.
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

export function useChosenNumberFormat(): WrittenFormat | '' {
  return useSyncExternalStore(watch, chosenNumberFormat, () => '');
}

export function currentNumberFormat(): WrittenFormat {
  return chosenNumberFormat() || SERVED_FORMAT;
}

export function useNumberFormat(): WrittenFormat {
  return useChosenNumberFormat() || SERVED_FORMAT;
}

const MINUS = /−(?=\d)/g;

/** Copies U+2212 minus signs as hyphens, because spreadsheets and calculators cannot read them. */
function copyWithHyphens(event: ClipboardEvent): void {
  const selection = getSelection();
  const text = selection?.toString() ?? '';
  if (!event.clipboardData || !selection?.rangeCount || text.search(MINUS) < 0) return;
  const markup = document.createElement('div');
  markup.append(selection.getRangeAt(0).cloneContents());
  event.clipboardData.setData('text/plain', text.replace(MINUS, '-'));
  event.clipboardData.setData('text/html', markup.innerHTML.replace(MINUS, '-'));
  event.preventDefault();
}

// The server also imports this module.
if (typeof document !== 'undefined') document.addEventListener('copy', copyWithHyphens);
