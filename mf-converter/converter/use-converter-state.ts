import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useChosenNumberFormat, useLocation } from '@site/shell-contract';
import { useEffect, useReducer, useState } from 'react';
import type { Pair } from '../pairs/pair.ts';
import { inFormat, stateFromAddress } from './address-query.ts';
import { activeEntry, converterReducer } from './converter-state.ts';
import type { ConverterEvent, ConverterState } from './converter-state.ts';
import { viewsOf } from './converter-view.ts';
import type { ViewStyle } from './converter-view.ts';

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

/**
 * Ctrl+Z or ⌘Z restores the value, the units, and the field that the visitor types in. Browsers cannot undo what a
 * program wrote to a field.
 */
export function useUndo({ history }: ConverterState, dispatch: (event: ConverterEvent) => void): void {
  const [canUndo, canRedo] = [Boolean(history?.past.length), Boolean(history?.future.length)];
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const type = undoKey(event);
      const isPossible = { undo: canUndo, redo: canRedo };
      if (!type || !isPossible[type] || isInOtherField(event.target)) return;
      event.preventDefault();
      dispatch({ type });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canUndo, canRedo, dispatch]);
}

function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** In a search box or an open list of units, the browser undoes typing. */
function isInOtherField(target: EventTarget | null): boolean {
  const field = target instanceof Element && target.closest('input, textarea, select');
  return Boolean(field) && !(field as Element).matches('[name="value"], [role="combobox"][aria-expanded="false"]');
}
