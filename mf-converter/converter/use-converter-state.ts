import { NUMBER_FORMATS } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { plainDigits, useChosenNumberFormat, useLocation } from '@site/shell-contract';
import { useReducer, useState } from 'react';
import type { Pair } from '../pairs/pair.ts';
import { activeEntry, converterReducer } from './converter-state.ts';
import type { ConverterEvent, ConverterState, Entry } from './converter-state.ts';
import { viewsOf } from './converter-view.ts';
import type { ViewStyle } from './converter-view.ts';
import { parseInput } from './input-value.ts';
import type { FieldUnits } from './input-value.ts';
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
  const { from } = pair;
  const [state, dispatch] = useConverterState((query) => stateFromAddress(from.category, query, { unit: from, units }));
  useUndo(state, dispatch);
  return { ...viewsOf(activeEntry(state), pair, units, style), isTouched: state.isTouched, dispatch };
}

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
