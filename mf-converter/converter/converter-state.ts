import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { ONE, parseInput } from './input-value.ts';
import type { FieldUnits, InputValue } from './input-value.ts';

export type Side = 'from' | 'to';

/** Missing units default to the category's most popular conversion. */
export interface Entry {
  /** In the unit of `side`. */
  typed: InputValue;
  /** The field that the visitor types in. */
  side: Side;
  from?: string | undefined;
  to?: string | undefined;
}

/** Undefined while they load, or if loading failed. */
export interface ShownUnits {
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
}

export interface ConverterState {
  category: string;
  entries: Readonly<Record<string, Entry>>;
  /** The address's query stays unchanged until the first edit. */
  isTouched: boolean;
  history?: History | undefined;
}

type Snapshot = Pick<ConverterState, 'category' | 'entries'>;

/** Undo restores the last of `past`, and redo the last of `future`. */
interface History {
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  group?: string | undefined;
}

export interface TypedText {
  text: string;
  /** Of the field. Without it, only plain numbers are valid. */
  field?: FieldUnits | undefined;
  format?: NumberFormat | undefined;
  /** What a copied result rounds. It stays the value until something is typed. */
  exact?: Rational | undefined;
}

export type ConverterEvent =
  | { type: 'begin'; state: ConverterState }
  /** Changes in succession from the same `group` are undone together. */
  | ({ type: 'type'; side: Side; group?: 'field' | 'scale' | undefined } & TypedText)
  | { type: 'choose'; side: Side; unit: string }
  /** `result` replaces the field's text. */
  | { type: 'swap'; shown: ShownUnits; result?: TypedText | undefined }
  /** With `typed`, the tab restarts with that number and the default units. */
  | { type: 'open'; category: string; typed?: InputValue }
  | { type: 'undo' | 'redo' };

export function activeEntry({ category, entries }: ConverterState): Entry {
  return entries[category] ?? { typed: ONE, side: 'from' };
}

/** Returns the same state if nothing changes. */
export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  switch (event.type) {
    case 'begin':
      return event.state;
    case 'undo':
    case 'redo':
      return restored(state, event.type);
    default: {
      const changed = changedBy(state, event);
      if (changed === state) return state;
      return { ...changed, history: recorded(state, 'group' in event ? event.group : undefined) };
    }
  }
}

const MAX_STEPS = 50;

function recorded({ category, entries, history }: ConverterState, group: string | undefined): History {
  const past = history?.past ?? [];
  const isSameGroup = group !== undefined && group === history?.group;
  return { past: isSameGroup ? past : [...past, { category, entries }].slice(-MAX_STEPS), future: [], group };
}

function restored(state: ConverterState, direction: 'undo' | 'redo'): ConverterState {
  const { category, entries, history: { past, future } = { past: [], future: [] } } = state;
  const snapshot = (direction === 'undo' ? past : future).at(-1);
  if (!snapshot) return state;
  const now = { category, entries };
  const history =
    direction === 'undo'
      ? { past: past.slice(0, -1), future: [...future, now] }
      : { past: [...past, now], future: future.slice(0, -1) };
  return { ...snapshot, history, isTouched: true };
}

function changedBy(
  state: ConverterState,
  event: Exclude<ConverterEvent, { type: 'begin' | 'undo' | 'redo' }>,
): ConverterState {
  const entry = activeEntry(state);
  switch (event.type) {
    case 'type': {
      const { side } = event;
      return withEntry(state, { ...entry, side, typed: read(event, side === entry.side ? entry.typed : ONE) });
    }
    case 'choose':
      return withEntry(state, { ...entry, [event.side]: event.unit });
    case 'swap': {
      const { shown, result } = event;
      const typed = result ? read(result, entry.typed) : entry.typed;
      const [from, to] = [shown.to?.id ?? entry.to, shown.from?.id ?? entry.from];
      return withEntry(state, { ...entry, typed: { ...typed, isCopied: true }, from, to });
    }
    case 'open': {
      const { category, typed } = event;
      if (category === state.category) return state;
      // Quantities with units don't apply to another category. Text that is invalid here might be valid there.
      const restarted = typed?.parts || typed?.state === 'not-a-number' ? ONE : typed;
      return {
        ...state,
        category,
        entries: restarted ? { ...state.entries, [category]: { typed: restarted, side: 'from' } } : state.entries,
      };
    }
  }
}

function read({ text, field, format, exact }: TypedText, previous: InputValue): InputValue {
  const typed = parseInput(text, previous, field, format);
  return exact && typed.state === 'number' ? { ...typed, value: exact, other: undefined, isCopied: true } : typed;
}

function withEntry(state: ConverterState, entry: Entry): ConverterState {
  return { ...state, entries: { ...state.entries, [state.category]: entry }, isTouched: true };
}
