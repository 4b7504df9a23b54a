import { useLocation } from '@site/shell-contract';
import { useEffect, useReducer } from 'react';
import type { Dispatch } from 'react';

/** More than anybody goes back. */
const MOST_VISITS = 50;

/** What parts of pages held last, by their names and places in the browser's history. Written in browsers alone: effects do not run on the server. */
const visits = new Map<string, unknown>();

/**
 * `useReducer` for what the address does not say: the way back leads to what was typed. Within one document alone; after a reload, browsers
 * put back by themselves what fields held.
 * @param part a name that nothing else on the page has
 */
export function useVisitReducer<State, Event>(
  part: string,
  reducer: (state: State, event: Event) => State,
  initial: State,
): [State, Dispatch<Event>] {
  const { key } = useLocation();
  const visit = `${part} ${key}`;
  const [state, dispatch] = useReducer(reducer, (visits.get(visit) as State | undefined) ?? initial);
  useEffect(() => {
    if (state === initial) visits.delete(visit);
    else visits.set(visit, state);
    if (visits.size > MOST_VISITS) visits.delete(visits.keys().next().value!);
  }, [state, initial, visit]);
  return [state, dispatch];
}
