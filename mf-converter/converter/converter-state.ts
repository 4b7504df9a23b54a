import { NUMBER_FORMATS } from '@site/catalog/engine/number-format';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { plainDigits, useChosenNumberFormat, useLocation } from '@site/shell-contract';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useStored } from '../device/stored.client.ts';
import type { Pair } from '../pairs/pair.ts';
import { buildViews } from './converter-view.ts';
import type { Entry, ShownUnits, Side, ViewStyle } from './converter-view.ts';
import { ONE, parseQuantity, SERVER_FORMAT } from './quantity.ts';
import type { TypedText } from './quantity.ts';
import { useUndo } from './use-undo.ts';

export interface ConverterState {
  category: string;
  entries: Readonly<Record<string, Entry>>;
  /** True after the first edit. Until then, the URL's query stays unchanged. */
  isTouched: boolean;
  history?: History | undefined;
}

type Snapshot = Pick<ConverterState, 'category' | 'entries'>;

interface History {
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  group?: string | undefined;
}

export type ConverterEvent =
  | { type: 'begin'; state: ConverterState }
  /** One undo step reverts consecutive changes from the same `group`. */
  | { type: 'type'; side: Side; typed: TypedText; group?: 'field' | 'scale' | undefined }
  | { type: 'choose'; side: Side; unit: string }
  /** `result` replaces the field's text. */
  | { type: 'swap'; shown: ShownUnits; result?: TypedText | undefined }
  /** With `keepsNumber`, the tab restarts with the current number and the default units. */
  | { type: 'open'; category: string; keepsNumber?: boolean }
  | { type: 'undo' | 'redo' };

export function getActiveEntry({ category, entries }: ConverterState): Entry {
  return entries[category] ?? { typed: ONE, side: 'from' };
}

export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  switch (event.type) {
    case 'begin':
      return event.state;
    case 'undo':
    case 'redo':
      return restoreStep(state, event.type);
    default: {
      const changed = applyChange(state, event);
      if (changed === state) return state;
      return { ...changed, history: recordStep(state, 'group' in event ? event.group : undefined) };
    }
  }
}

const MAX_STEPS = 50;

function recordStep({ category, entries, history }: ConverterState, group: string | undefined): History {
  const past = history?.past ?? [];
  const isSameGroup = group !== undefined && group === history?.group;
  return { past: isSameGroup ? past : [...past, { category, entries }].slice(-MAX_STEPS), future: [], group };
}

function restoreStep(state: ConverterState, direction: 'undo' | 'redo'): ConverterState {
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

function applyChange(
  state: ConverterState,
  event: Exclude<ConverterEvent, { type: 'begin' | 'undo' | 'redo' }>,
): ConverterState {
  const entry = getActiveEntry(state);
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
      const entries = keepsNumber ? { ...state.entries, [category]: restartEntry(entry) } : state.entries;
      return { ...state, category, entries };
    }
  }
}

/** Quantities with units don't apply to another category. Text that is invalid here might be valid there. */
function restartEntry({ typed }: Entry): Entry {
  return { typed: parseQuantity(typed).state === 'not-a-number' ? ONE : typed, side: 'from' };
}

function withEntry(state: ConverterState, entry: Entry): ConverterState {
  return { ...state, entries: { ...state.entries, [state.category]: entry }, isTouched: true };
}

/** Starts from the URL's query, and restarts when a search result links to the same page. */
export function useConverterState(category: string): [ConverterState, (event: ConverterEvent) => void] {
  const { search, key } = useLocation();
  const chosen = useChosenNumberFormat();
  const loadState = () => readUrlState(category, new URLSearchParams(search));
  const [state, dispatch] = useReducer(converterReducer, undefined, loadState);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    dispatch({ type: 'begin', state: loadState() });
  } else if (chosen !== '') {
    // `chosen` is empty on the server and during hydration, so both show the URL's text.
    const rewritten = rewriteInFormat(state, chosen);
    if (rewritten !== state) dispatch({ type: 'begin', state: rewritten });
  }
  useUndo(state.history, dispatch);
  return [state, dispatch];
}

export function usePairConverter(pair: Pair, units: readonly UnitDefinition[], style: ViewStyle) {
  const [state, dispatch] = useConverterState(pair.from.category);
  const entry = getActiveEntry(state);
  const views = useMemo(() => buildViews(entry, pair, units, style), [entry, pair, units, style]);
  return { ...views, isTouched: state.isTouched, dispatch };
}

export function readUrlState(category: string, query: URLSearchParams): ConverterState {
  const getParameter = (name: string) => query.get(name) ?? undefined;
  const typed = {
    text: getParameter('value') ?? '1',
    format: NUMBER_FORMATS.find((format) => format === getParameter('format')),
  };
  const entry: Entry = { typed, side: 'from', from: getParameter('from'), to: getParameter('to') };
  return { category, entries: { [category]: entry }, isTouched: false };
}

/** Rewrites the URL's number in the visitor's format, in which 1.524 may mean 1524. */
export function rewriteInFormat(state: ConverterState, format: NumberFormat): ConverterState {
  const entry = getActiveEntry(state);
  const { text, format: written = SERVER_FORMAT } = entry.typed;
  const number = parseDecimal(text, written);
  if (state.isTouched || !number.ok || !/[.,]/.test(text) || written === format) return state;
  const typed = { text: plainDigits(number.text, format), format };
  return { ...state, entries: { ...state.entries, [state.category]: { ...entry, typed } } };
}

export const PRECISION_KEY = 'precision';

type Write = (choice: string, value: Rational, unit: UnitDefinition) => string | undefined;

/** The formatting code loads only for a stored precision. */
export function usePrecision(style: ViewStyle): ViewStyle {
  const choice = useStored(PRECISION_KEY);
  const [write, setWrite] = useState<Write>();
  useEffect(() => {
    if (choice === '') return;
    // If the import fails, results keep the default format.
    import('../format/rounding.ts').then(
      ({ formatAs }) => setWrite(() => formatAs),
      () => {},
    );
  }, [choice]);
  if (!choice || !write) return style;
  return { ...style, format: (value, unit) => write(choice, value, unit) ?? style.format(value, unit) };
}
