import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { plainDigits, useChosenNumberFormat, useLocation } from '@site/shell-contract';
import { useReducer, useState } from 'react';
import type { Pair } from '../pairs/pair.ts';
import { addressQuery, stateFromAddress } from './address-query.ts';
import { activeEntry, converterReducer, parseInput } from './converter-state.ts';
import type { ConverterEvent, ConverterState, Entry } from './converter-state.ts';
import { useAddressQuery } from './use-address-query.ts';
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

/** Starts with the address's `?value=` and keeps the address in sync. */
export function useEntry({ from }: Pair, units: readonly UnitDefinition[]): [Entry, (event: ConverterEvent) => void] {
  const [state, dispatch] = useConverterState((query) => stateFromAddress(from.category, query, { unit: from, units }));
  useAddressQuery(addressQuery(state));
  useUndo(state, dispatch);
  return [activeEntry(state), dispatch];
}

/** Rewrites the address's number in the visitor's format, which may give 1.524 another meaning. */
export function inFormat(state: ConverterState, format: NumberFormat): ConverterState {
  const { typed } = activeEntry(state);
  const isPlain = typed.state === 'number' && !typed.parts && /[.,]/.test(typed.text);
  if (state.isTouched || !isPlain || typed.format === format) return state;
  const reformatted = parseInput(plainDigits(typed.valueText, format), typed, undefined, format);
  if (reformatted.state !== 'number') return state;
  const entry = { ...activeEntry(state), typed: reformatted };
  return { ...state, entries: { ...state.entries, [state.category]: entry } };
}
