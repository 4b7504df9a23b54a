import { useLocation } from '@site/shell-contract';
import { useEffect, useReducer } from 'react';
import type { Dispatch } from 'react';

const MAX_VISITS = 50;

/** State by part name and history entry. Only effects write it, so it stays empty on the server. */
const visits = new Map<string, unknown>();

/**
 * Like `useReducer`, but Back restores the state. It lasts for one document; after a reload, browsers restore fields.
 * @param part a name that is unique on the page
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
    if (visits.size > MAX_VISITS) visits.delete(visits.keys().next().value!);
  }, [state, initial, visit]);
  return [state, dispatch];
}

export function getVisitState<State>(part: string, key: string): State | undefined {
  return visits.get(`${part} ${key}`) as State | undefined;
}
