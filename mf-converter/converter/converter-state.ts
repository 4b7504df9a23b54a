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
import { plainDigits } from '@site/shell-contract';
import { recorded, restored } from './history.ts';
import type { History } from './history.ts';

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
  /** A swap or a change of sides set the value, not the visitor. */
  isMoved?: true | undefined;
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
  /** Set while the visitor types in the field of `to`. `typed` is the same quantity: `100 m` in a field of feet. */
  opposite?: InputValue | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ConverterState {
  category: string;
  entries: Readonly<Record<string, Entry>>;
  /** The address's query stays unchanged until the first edit. */
  isTouched: boolean;
  history?: History<Pick<ConverterState, 'category' | 'entries'>> | undefined;
}

export interface TypedText {
  text: string;
  format?: NumberFormat | undefined;
  isMoved?: true | undefined;
  /** Changes in succession from the same source are undone together. */
  run?: 'field' | 'scale' | undefined;
}

export type ConverterEvent =
  | { type: 'begin'; state: ConverterState }
  | ({ type: 'type'; field?: FieldUnits | undefined } & TypedText)
  /** In the field of `shown.to`. */
  | ({ type: 'type-opposite'; shown: ShownUnits; units: readonly UnitDefinition[] } & TypedText)
  | { type: 'choose'; side: 'from' | 'to'; unit: UnitDefinition; shown: ShownUnits; units: readonly UnitDefinition[] }
  /** `text` replaces the field's text and is parsed in `format`. */
  | {
      type: 'swap';
      shown: ShownUnits;
      text?: string | undefined;
      units: readonly UnitDefinition[];
      format?: NumberFormat;
    }
  /** With `typed`, the tab restarts with that number and the default units. */
  | { type: 'open'; category: string; typed?: InputValue }
  | { type: 'undo' | 'redo' };

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

/** In either field. */
export function enteredValue({ typed, opposite }: Entry): InputValue {
  return opposite ?? typed;
}

/** Returns the same state if nothing changes. */
export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  const { category, entries, history } = state;
  switch (event.type) {
    case 'begin':
      return event.state;
    case 'undo':
    case 'redo': {
      const found = history && restored({ category, entries }, history, event.type);
      return found ? { ...found, isTouched: true } : state;
    }
    default: {
      const changed = changedBy(state, event);
      if (changed === state) return state;
      return { ...changed, history: recorded({ category, entries }, history, 'run' in event ? event.run : undefined) };
    }
  }
}

function changedBy(
  state: ConverterState,
  event: Exclude<ConverterEvent, { type: 'begin' | 'undo' | 'redo' }>,
): ConverterState {
  const entry = activeEntry(state);
  switch (event.type) {
    case 'type': {
      const { text, field, format, isMoved } = event;
      const typed = { ...parseInput(text, entry.typed, field, format), isMoved };
      return withEntry(state, { ...entry, typed, opposite: undefined });
    }
    case 'type-opposite':
      return withEntry(state, withOpposite(entry, event));
    case 'choose': {
      const { side, unit, shown, units } = event;
      const chosen = { ...entry, [side]: unit.id };
      return withEntry(state, withUnits(chosen, { ...shown, [side]: unit }, units));
    }
    case 'swap':
      return withEntry(state, swapped(entry, event));
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

/** Invalid text leaves the quantity unchanged. */
function withOpposite(
  entry: Entry,
  { text, shown: { from, to }, units, format, isMoved }: Extract<ConverterEvent, { type: 'type-opposite' }>,
): Entry {
  const opposite = { ...parseInput(text, entry.opposite, to && { unit: to, units }, format), isMoved };
  if (!from || !to || opposite.state !== 'number') return { ...entry, opposite };
  const quantity = opposite.parts ? text : `${plainDigits(opposite.valueText, opposite.format)} ${to.symbol}`;
  return { ...entry, opposite, typed: parseInput(quantity, entry.typed, { unit: from, units }, opposite.format) };
}

/** The number in the opposite field keeps its digits, as in the other field. */
function withUnits(entry: Entry, shown: ShownUnits, units: readonly UnitDefinition[]): Entry {
  if (!entry.opposite) return entry;
  const { text, format, isMoved } = entry.opposite;
  return withOpposite(entry, { type: 'type-opposite', text, format, isMoved, shown, units });
}

function swapped(
  { typed, opposite, ...chosen }: Entry,
  { shown, text, units, format }: Extract<ConverterEvent, { type: 'swap' }>,
): Entry {
  const other = { from: shown.to, to: shown.from };
  const entry = { typed, opposite, from: other.from?.id ?? chosen.to, to: other.to?.id ?? chosen.from };
  const moved = (input: InputValue, unit: UnitDefinition | undefined): InputValue => ({
    ...(text === undefined ? input : { ...parseInput(text, input, unit && { unit, units }, format), other: undefined }),
    isMoved: true,
  });
  return opposite
    ? withUnits({ ...entry, opposite: moved(opposite, other.to) }, other, units)
    : { ...entry, typed: moved(typed, other.from) };
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
