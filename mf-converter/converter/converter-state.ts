import { formatExact } from '@site/catalogue/engine/format-exact';
import { NUMBER_FORMATS } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { ParsedDecimal } from '@site/catalogue/engine/parse-decimal';
import { rational } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { readQuantity } from '@site/catalogue/phrases/read-quantity';
import type { QuantityReading } from '@site/catalogue/phrases/read-quantity';

export interface InputValue {
  text: string;
  state: 'number' | 'empty' | 'not-a-number';
  problem?: string | undefined;
  unknownUnit?: string | undefined;
  format: NumberFormat;
  /** The value if commas and points swap roles. Undefined if the text is unambiguous. */
  other?: Rational | undefined;
  /** Invalid and empty texts leave it unchanged. */
  lastValidText: string;
  /** Value of `lastValidText`, in the field's unit. */
  value: Rational;
  /** `1234.5` for 1.234,5, `5.25` for 5 ft 3 in, `16/3` if no decimal is exact. */
  valueText: string;
  /** A swap set the value, not the visitor. */
  isSwapped?: true;
  /** Undefined for a plain number. */
  parts?: QuantityParts | undefined;
}

export type QuantityParts = Extract<QuantityReading, { ok: true }>['parts'];

export interface FieldUnits {
  unit: UnitDefinition;
  units: readonly UnitDefinition[];
}

const SERVER_FORMAT: NumberFormat = 'comma-point';
const ONE: InputValue = {
  text: '1',
  state: 'number',
  lastValidText: '1',
  value: rational(1n),
  valueText: '1',
  format: SERVER_FORMAT,
};

/** Invalid text keeps the number of `previous`. Without `field`, only plain numbers are valid. */
export function parseInput(
  text: string,
  previous: InputValue = ONE,
  field?: FieldUnits,
  format: NumberFormat = SERVER_FORMAT,
): InputValue {
  const read: QuantityReading | ParsedDecimal = field
    ? readQuantity(text, field.units, field.unit, format)
    : parseDecimal(text, format);
  if (!read.ok)
    return {
      ...previous,
      text,
      format,
      other: undefined,
      state: read.code === 'EMPTY' ? 'empty' : 'not-a-number',
      problem: read.message,
      unknownUnit: 'unknownUnit' in read ? read.unknownUnit : undefined,
    };
  return {
    text,
    state: 'number',
    lastValidText: text.trim(),
    value: read.value,
    valueText: typeof read.text === 'string' ? read.text : exactText(read.value),
    format,
    other: 'other' in read ? read.other : undefined,
    parts: 'parts' in read && read.text === undefined ? read.parts : undefined,
  };
}

function exactText(value: Rational): string {
  const { text, isExact, fraction } = formatExact(value);
  return isExact ? text : (fraction ?? text);
}

/** Missing units default to the category's most popular conversion. */
export interface Entry {
  typed: InputValue;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ConverterState {
  category: string;
  entries: Readonly<Record<string, Entry>>;
  /** The address's query stays unchanged until the first edit. */
  isTouched: boolean;
}

export type ConverterEvent =
  | { type: 'begin'; state: ConverterState }
  | { type: 'type'; text: string; field?: FieldUnits | undefined; format?: NumberFormat }
  | { type: 'choose'; side: 'from' | 'to'; unit: string }
  /** `text` replaces the field's text and is parsed in `format`. */
  | {
      type: 'swap';
      shown: ShownUnits;
      text?: string | undefined;
      units?: readonly UnitDefinition[];
      format?: NumberFormat;
    }
  /** With `typed`, the tab restarts with that number and the default units. */
  | { type: 'open'; category: string; typed?: InputValue };

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

export function activeEntry({ category, entries }: ConverterState): Entry {
  return entries[category] ?? { typed: ONE };
}

export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  const entry = activeEntry(state);
  switch (event.type) {
    case 'begin':
      return event.state;
    case 'type':
      return withEntry(state, { ...entry, typed: parseInput(event.text, entry.typed, event.field, event.format) });
    case 'choose':
      return withEntry(state, { ...entry, [event.side]: event.unit });
    case 'swap': {
      const { shown, text, units = [], format } = event;
      const typed =
        text === undefined
          ? entry.typed
          : { ...parseInput(text, entry.typed, shown.to && { unit: shown.to, units }, format), other: undefined };
      return withEntry(state, {
        typed: { ...typed, isSwapped: true },
        from: shown.to?.id ?? entry.to,
        to: shown.from?.id ?? entry.from,
      });
    }
    case 'open': {
      const { category, typed } = event;
      if (category === state.category) return state;
      // Quantities with units don't apply to another category. Text that is invalid here might be valid there.
      const restarted = typed?.parts || typed?.state === 'not-a-number' ? ONE : typed;
      return {
        ...state,
        category,
        entries: restarted ? { ...state.entries, [category]: { typed: restarted } } : state.entries,
      };
    }
  }
}

function withEntry(state: ConverterState, entry: Entry): ConverterState {
  return { ...state, entries: { ...state.entries, [state.category]: entry }, isTouched: true };
}

/** Undefined while they load, or if loading failed. */
export interface ShownUnits {
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
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
