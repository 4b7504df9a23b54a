import { NUMBER_FORMATS } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { plainDigits, useChosenNumberFormat, useLocation } from '@site/shell-contract';
import { useMemo, useReducer, useState } from 'react';
import type { Pair } from '../pairs/pair.ts';
import { activeEntry, converterReducer } from './converter-state.ts';
import type { ConverterEvent, ConverterState, Entry } from './converter-state.ts';
import { viewsOf } from './converter-view.ts';
import type { ViewStyle } from './converter-view.ts';
import { SERVER_FORMAT } from './input-value.ts';
import { useUndo } from './use-undo.ts';

/** Restarts when the visitor navigates to the same page, as search results can. */
export function useConverterState(
  begin: (query: URLSearchParams) => ConverterState,
): [ConverterState, (event: ConverterEvent) => void] {
  const { search, key } = useLocation();
  const chosen = useChosenNumberFormat();
  const loadState = () => begin(new URLSearchParams(search));
  const [state, dispatch] = useReducer(converterReducer, undefined, loadState);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    dispatch({ type: 'begin', state: loadState() });
  } else if (chosen !== '') {
    // The server and hydration use the address's text.
    const rewritten = inFormat(state, chosen);
    if (rewritten !== state) dispatch({ type: 'begin', state: rewritten });
  }
  return [state, dispatch];
}

/** A converter with fixed units. Starts with the address's `?value=`. */
export function usePairConverter(pair: Pair, units: readonly UnitDefinition[], style: ViewStyle) {
  const [state, dispatch] = useConverterState((query) => stateFromAddress(pair.from.category, query));
  useUndo(state, dispatch);
  const entry = activeEntry(state);
  const views = useMemo(() => viewsOf(entry, pair, units, style), [entry, pair, units, style]);
  return { ...views, isTouched: state.isTouched, dispatch };
}

export function stateFromAddress(category: string, query: URLSearchParams): ConverterState {
  const read = (name: string) => query.get(name) ?? undefined;
  const typed = { text: read('value') ?? '1', format: NUMBER_FORMATS.find((known) => known === read('format')) };
  const entry: Entry = { typed, side: 'from', from: read('from'), to: read('to') };
  return { category, entries: { [category]: entry }, isTouched: false };
}

/** Rewrites the address's number in the visitor's format, which may give 1.524 another meaning. */
export function inFormat(state: ConverterState, format: NumberFormat): ConverterState {
  const entry = activeEntry(state);
  const { text, format: written = SERVER_FORMAT } = entry.typed;
  const number = parseDecimal(text, written);
  if (state.isTouched || !number.ok || !/[.,]/.test(text) || written === format) return state;
  const typed = { text: plainDigits(number.text, format), format };
  return { ...state, entries: { ...state.entries, [state.category]: { ...entry, typed } } };
}
