import { formatExact } from '@site/catalogue/engine/format-exact';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { ParsedDecimal } from '@site/catalogue/engine/parse-decimal';
import { rational } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { readQuantity } from '@site/catalogue/phrases/read-quantity';
import type { QuantityReading } from '@site/catalogue/phrases/read-quantity';
import { plainDigits } from '@site/shell-contract';
import { recordState, restoreState } from './history.ts';
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
  /** Copied from a result by a swap or a change of sides. */
  isCopied?: true | undefined;
  /** Undefined for a plain number. */
  parts?: QuantityParts | undefined;
}

export type QuantityParts = Extract<QuantityReading, { ok: true }>['parts'];

export interface FieldUnits {
  unit: UnitDefinition;
  units: readonly UnitDefinition[];
}

export const SERVER_FORMAT: NumberFormat = 'comma-point';
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
  /** Set while the visitor types in the To field. `typed` is the same quantity: `100 m` in a field of feet. */
  typedTo?: InputValue | undefined;
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
  isCopied?: true | undefined;
  /** What a copied text rounds. It stays the value until something is typed. */
  exact?: Rational | undefined;
  /** Changes in succession from the same source are undone together. */
  group?: 'field' | 'scale' | undefined;
}

export type ConverterEvent =
  | { type: 'begin'; state: ConverterState }
  | ({ type: 'type'; field?: FieldUnits | undefined } & TypedText)
  /** In the To field. */
  | ({ type: 'type-to'; shown: ShownUnits; units: readonly UnitDefinition[] } & TypedText)
  | { type: 'choose'; side: 'from' | 'to'; unit: UnitDefinition; shown: ShownUnits; units: readonly UnitDefinition[] }
  /** `text` replaces the field's text and is parsed in `format`. */
  | {
      type: 'swap';
      shown: ShownUnits;
      text?: string | undefined;
      exact?: Rational | undefined;
      units: readonly UnitDefinition[];
      format?: NumberFormat;
    }
  /** With `typed`, the tab restarts with that number and the default units. */
  | { type: 'open'; category: string; typed?: InputValue }
  | { type: 'undo' | 'redo' };

export function activeEntry({ category, entries }: ConverterState): Entry {
  return entries[category] ?? { typed: ONE };
}

/** Returns the value of the field that the visitor types in. */
export function enteredValue({ typed, typedTo }: Entry): InputValue {
  return typedTo ?? typed;
}

/** Returns the same state if nothing changes. */
export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  const { category, entries, history } = state;
  switch (event.type) {
    case 'begin':
      return event.state;
    case 'undo':
    case 'redo': {
      const found = history && restoreState({ category, entries }, history, event.type);
      return found ? { ...found, isTouched: true } : state;
    }
    default: {
      const changed = changedBy(state, event);
      if (changed === state) return state;
      return {
        ...changed,
        history: recordState({ category, entries }, history, 'group' in event ? event.group : undefined),
      };
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
      const { text, field, format, isCopied, exact } = event;
      const typed = { ...withExact(parseInput(text, entry.typed, field, format), exact), isCopied };
      return withEntry(state, { ...entry, typed, typedTo: undefined });
    }
    case 'type-to':
      return withEntry(state, withTypedTo(entry, event));
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

function withExact(input: InputValue, exact: Rational | undefined): InputValue {
  return exact && input.state === 'number' ? { ...input, value: exact, other: undefined } : input;
}

/** Invalid and copied texts leave the quantity unchanged. */
function withTypedTo(
  entry: Entry,
  { text, shown: { from, to }, units, format, isCopied, exact }: Extract<ConverterEvent, { type: 'type-to' }>,
): Entry {
  const read = parseInput(text, entry.typedTo, to && { unit: to, units }, format);
  const typedTo = { ...withExact(read, exact), isCopied };
  if (!from || !to || typedTo.state !== 'number' || exact) return { ...entry, typedTo };
  const quantity = typedTo.parts ? text : `${plainDigits(typedTo.valueText, typedTo.format)} ${to.symbol}`;
  return { ...entry, typedTo, typed: parseInput(quantity, entry.typed, { unit: from, units }, typedTo.format) };
}

/** The number in the To field keeps its digits, as in the From field. */
function withUnits(entry: Entry, shown: ShownUnits, units: readonly UnitDefinition[]): Entry {
  if (!entry.typedTo) return entry;
  const { text, format, isCopied } = entry.typedTo;
  return withTypedTo(entry, { type: 'type-to', text, format, isCopied, shown, units });
}

function swapped(
  { typed, typedTo, ...chosen }: Entry,
  { shown, text, exact, units, format }: Extract<ConverterEvent, { type: 'swap' }>,
): Entry {
  const other = { from: shown.to, to: shown.from };
  const entry = { typed, typedTo, from: other.from?.id ?? chosen.to, to: other.to?.id ?? chosen.from };
  const moved = (input: InputValue, unit: UnitDefinition | undefined): InputValue => ({
    ...(text === undefined
      ? input
      : { ...withExact(parseInput(text, input, unit && { unit, units }, format), exact), other: undefined }),
    isCopied: true,
  });
  if (typedTo && exact) return { ...entry, typed: typedTo, typedTo: moved(typedTo, other.to) };
  return typedTo
    ? withUnits({ ...entry, typedTo: moved(typedTo, other.to) }, other, units)
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
