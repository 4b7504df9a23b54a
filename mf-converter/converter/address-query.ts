import { NUMBER_FORMATS } from '@site/catalogue/engine/number-format';
import { activeEntry, parseInput, SERVER_FORMAT } from './converter-state.ts';
import type { ConverterState, Entry, FieldUnits, InputValue, ShownUnits } from './converter-state.ts';

export function stateFromAddress(
  category: string,
  query: URLSearchParams,
  field: FieldUnits | undefined,
  chosen?: Pick<Entry, 'from' | 'to'>,
): ConverterState {
  const requested = query.get('format');
  const format = NUMBER_FORMATS.find((known) => known === requested);
  const typed = parseInput(query.get('value') ?? '1', undefined, field, format);
  return { category, entries: { [category]: { typed, ...chosen } }, isTouched: false };
}

/**
 * Undefined before the first edit. An empty value removes its parameter. Pass `shown` unless the path names the
 * units.
 */
export function addressQuery(state: ConverterState, shown?: ShownUnits): Record<string, string> | undefined {
  if (!state.isTouched) return undefined;
  const { typed } = activeEntry(state);
  const number = { value: typed.text.trim(), format: needsFormat(typed) ? typed.format : '' };
  return shown ? { ...number, from: shown.from?.id ?? '', to: shown.to?.id ?? '' } : number;
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
