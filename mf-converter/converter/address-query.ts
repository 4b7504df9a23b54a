import { NUMBER_FORMATS } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { plainDigits } from '@site/shell-contract';
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
