import { NUMBER_FORMATS } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { plainDigits, useLocation } from '@site/shell-contract';
import { useEffect, useRef } from 'react';
import { activeEntry } from './converter-state.ts';
import type { ConverterState, Entry } from './converter-state.ts';
import { parseInput, SERVER_FORMAT } from './input-value.ts';
import type { FieldUnits, InputValue } from './input-value.ts';

export function stateFromAddress(
  category: string,
  query: URLSearchParams,
  field: FieldUnits | undefined,
  chosen?: Pick<Entry, 'from' | 'to'>,
): ConverterState {
  const requested = query.get('format');
  const format = NUMBER_FORMATS.find((known) => known === requested);
  const typed = parseInput(query.get('value') ?? '1', undefined, field, format);
  return { category, entries: { [category]: { typed, side: 'from', ...chosen } }, isTouched: false };
}

/** Rewrites the address's number in the visitor's format, which may give 1.524 another meaning. */
export function inFormat(state: ConverterState, format: NumberFormat): ConverterState {
  const entry = activeEntry(state);
  const { typed } = entry;
  const isPlain = typed.state === 'number' && !typed.parts && /[.,]/.test(typed.text);
  if (state.isTouched || !isPlain || typed.format === format) return state;
  const reformatted = parseInput(plainDigits(typed.valueText, format), typed, undefined, format);
  if (reformatted.state !== 'number') return state;
  return { ...state, entries: { ...state.entries, [state.category]: { ...entry, typed: reformatted } } };
}

/** An empty value removes its parameter. */
export function addressQuery(typed: InputValue): { value: string; format: string } {
  return { value: typed.text.trim(), format: needsFormat(typed) ? typed.format : '' };
}

/** For another page's address, where the server's format applies. */
export function addressText(typed: InputValue): string {
  // The visitor can correct invalid text there.
  if (typed.state !== 'number') return typed.text;
  return needsFormat(typed) ? typed.valueText : typed.lastValidText;
}

const ONE_SEPARATOR_AND_THREE_DIGITS = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/;

/** A swap clears `other` but not this ambiguity. */
function needsFormat({ text, format, other }: InputValue): boolean {
  return format !== SERVER_FORMAT && (other !== undefined || ONE_SEPARATOR_AND_THREE_DIGITS.test(text));
}

const PAUSE_MS = 400;

/**
 * Writes `query` to the address when typing pauses or on a click. Bypasses the router, which would render the page
 * again and scroll.
 */
export function useAddressQuery(query: Readonly<Record<string, string>> | undefined): void {
  const serialized = query && JSON.stringify(query);
  const path = useRef<string>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    path.current ??= location.pathname;
    if (serialized === undefined) return;
    const write = () => {
      stop();
      // A navigation changes the address before it replaces this page, and the path may stay the same.
      if (location.pathname === path.current && historyKey() === key)
        writeToAddress(JSON.parse(serialized) as Record<string, string>);
    };
    const timer = setTimeout(write, PAUSE_MS);
    // Capture runs before the link's handler, so Back restores the typed value.
    addEventListener('click', write, { capture: true });
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('click', write, { capture: true });
    };
    return stop;
  }, [serialized, key]);
}

/** The key that React Router gives to each entry of the history. */
function historyKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

function writeToAddress(query: Readonly<Record<string, string>>) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', address);
}
