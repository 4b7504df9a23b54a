import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { ONE, parseInput } from './input-value.ts';
import type { TypedText } from './input-value.ts';

export type Side = 'from' | 'to';

/** Missing units default to the category's most popular conversion. */
export interface Entry {
  /** In the unit of `side`. */
  typed: TypedText;
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

export type ConverterEvent =
  | { type: 'begin'; state: ConverterState }
  /** Changes in succession from the same `group` are undone together. */
  | { type: 'type'; side: Side; typed: TypedText; group?: 'field' | 'scale' | undefined }
  | { type: 'choose'; side: Side; unit: string }
  /** `result` replaces the field's text. */
  | { type: 'swap'; shown: ShownUnits; result?: TypedText | undefined }
  /** With `keepsNumber`, the tab restarts with the current number and the default units. */
  | { type: 'open'; category: string; keepsNumber?: boolean }
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
    case 'type':
      return withEntry(state, { ...entry, side: event.side, typed: event.typed });
    case 'choose':
      return withEntry(state, { ...entry, [event.side]: event.unit });
    case 'swap': {
      const { shown, result = entry.typed } = event;
      const [from, to] = [shown.to?.id ?? entry.to, shown.from?.id ?? entry.from];
      return withEntry(state, { ...entry, typed: { ...result, isCopied: true }, from, to });
    }
    case 'open': {
      const { category, keepsNumber = false } = event;
      if (category === state.category) return state;
      const entries = keepsNumber ? { ...state.entries, [category]: restarted(entry) } : state.entries;
      return { ...state, category, entries };
    }
  }
}

/** Quantities with units don't apply to another category. Text that is invalid here might be valid there. */
function restarted({ typed }: Entry): Entry {
  return { typed: parseInput(typed).state === 'not-a-number' ? ONE : typed, side: 'from' };
}

function withEntry(state: ConverterState, entry: Entry): ConverterState {
  return { ...state, entries: { ...state.entries, [state.category]: entry }, isTouched: true };
}
