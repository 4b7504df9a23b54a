import { useLocation } from '@site/shell-contract';
import { useReducer, useState } from 'react';
import { converterReducer } from './converter-state.ts';
import type { ConverterEvent, ConverterState } from './converter-state.ts';

/** Begins with the address's query, and anew with a link to the very page, or the way back to it: what a search box answers leads there. */
export function useStateFromAddress(
  begin: (query: URLSearchParams) => ConverterState,
): [ConverterState, (event: ConverterEvent) => void] {
  const { search, key } = useLocation();
  const begun = () => begin(new URLSearchParams(search));
  const [state, dispatch] = useReducer(converterReducer, undefined, begun);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    dispatch({ type: 'begin', state: begun() });
  }
  return [state, dispatch];
}
