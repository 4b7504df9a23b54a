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

/** What stands in a 'From' field, and the number that it holds or last held. */
export interface InputValue {
  text: string;
  state: 'number' | 'empty' | 'not-a-number';
  /** What is wrong with a text that is not a number. */
  problem?: string | undefined;
  /** The unit that the text names and the category does not have. */
  unknownUnit?: string | undefined;
  /** How the text was read. */
  format: NumberFormat;
  /** What the text means where its commas and points are meant the other way round. */
  other?: Rational | undefined;
  /** The last text that was a number, as it was written: what is empty or no number triggers no recomputation. */
  lastValidText: string;
  /** Of that text, in the unit of the field. */
  value: Rational;
  /** The same as a plain number with a decimal point: `1234.5` for 1.234,5, `5.25` for 5 ft 3 in, `16/3` for what no decimal can be. */
  valueText: string;
  /** What the text names beside or instead of a plain number: 5 feet and 3 inches, 5 1/2 of the field's unit. */
  parts?: QuantityParts | undefined;
}

export type QuantityParts = Extract<QuantityReading, { ok: true }>['parts'];

/** The unit that a number in a field is in, and those that its text may name. */
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

/** `previous` is what the field held before; at first, 1. Without units, only a plain number is one. */
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

/** What was typed, with its number in the unit that the field has now: 5 ft 3 in stay as long where yards are chosen. */
export function reinterpret(typed: InputValue, field: FieldUnits): InputValue {
  if (!typed.parts) return typed;
  const { value, valueText, parts, other } = parseInput(typed.lastValidText, typed, field, typed.format);
  return { ...typed, value, valueText, parts, other: typed.other && other };
}

function exactText(value: Rational): string {
  const { text, isExact, fraction } = formatExact(value);
  return isExact ? text : (fraction ?? text);
}

/** The number and the two units of one category. A unit that was not chosen is that of the category's most popular pair. */
export interface Entry {
  typed: InputValue;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ConverterState {
  /** The one that is open, where there are tabs. */
  category: string;
  entries: Readonly<Record<string, Entry>>;
  /** Something was typed, chosen or swapped: from then on the address follows. */
  isTouched: boolean;
}

export type ConverterEvent =
  /** The page was turned to anew. */
  | { type: 'begin'; state: ConverterState }
  | { type: 'type'; text: string; field?: FieldUnits | undefined; format?: NumberFormat }
  | { type: 'choose'; side: 'from' | 'to'; unit: string }
  /** Exchanges the units that are shown. `text` is what the field holds from then on, in `format`: by default, what it held. */
  | {
      type: 'swap';
      shown: ShownUnits;
      text?: string | undefined;
      units?: readonly UnitDefinition[];
      format?: NumberFormat;
    }
  /** Opens a tab, with what it held; `typed` is a number to begin anew with, in the category's first pair. */
  | { type: 'open'; category: string; typed?: InputValue };

/** A converter of one category. `query` is the address's: its `value` is begun with. @param chosen its units, where they can be chosen */
export function stateFromAddress(
  category: string,
  query: URLSearchParams,
  field: FieldUnits | undefined,
  chosen?: Pick<Entry, 'from' | 'to'>,
): ConverterState {
  const asked = query.get('format');
  const format = NUMBER_FORMATS.find((known) => known === asked);
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
      return withEntry(state, { typed, from: shown.to?.id ?? entry.to, to: shown.from?.id ?? entry.from });
    }
    case 'open': {
      const { category, typed } = event;
      if (category === state.category) return state;
      // A number of named units means nothing in those of another category, and what is no number in one may be one in the other.
      const begun = typed?.parts || typed?.state === 'not-a-number' ? ONE : typed;
      return {
        ...state,
        category,
        entries: begun ? { ...state.entries, [category]: { typed: begun } } : state.entries,
      };
    }
  }
}

function withEntry(state: ConverterState, entry: Entry): ConverterState {
  return { ...state, entries: { ...state.entries, [state.category]: entry }, isTouched: true };
}

/** Undefined while the category's units are on their way, or where they did not come. */
export interface ShownUnits {
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
}

/**
 * What the address's query should say; undefined until something was changed. `shown` are the units for it to name, where its path
 * does not; what is empty leaves the address.
 */
export function addressQuery(state: ConverterState, shown?: ShownUnits): Record<string, string> | undefined {
  if (!state.isTouched) return undefined;
  const { typed } = activeEntry(state);
  const number = { value: typed.text.trim(), format: needsFormat(typed) ? typed.format : '' };
  return shown ? { ...number, from: shown.from?.id ?? '', to: shown.to?.id ?? '' } : number;
}

/** The text for the address of another page: as it was written, unless it is another number in the format that addresses have. */
export function carriedText(typed: InputValue): string {
  // What is not a number is carried as it is, so that it can be corrected there.
  if (typed.state !== 'number') return typed.text;
  return needsFormat(typed) ? typed.valueText : typed.lastValidText;
}

const ONE_SEPARATOR_AND_THREE_DIGITS = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/;

/** Whether the text would be another number in the format that addresses have. A swap settles `other`, but not that. */
function needsFormat({ text, format, other }: InputValue): boolean {
  return format !== SERVER_FORMAT && (other !== undefined || ONE_SEPARATOR_AND_THREE_DIGITS.test(text));
}
