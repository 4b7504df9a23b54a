import { useEffect } from 'react';

/** Restores the value, the units, and the typed side. Browsers can't undo what a program wrote to a field. */
export function useUndo(
  history: { past: readonly unknown[]; future: readonly unknown[] } | undefined,
  dispatch: (event: { type: 'undo' | 'redo' }) => void,
): void {
  const [canUndo, canRedo] = [Boolean(history?.past.length), Boolean(history?.future.length)];
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const type = findUndoType(event);
      const isPossible = { undo: canUndo, redo: canRedo };
      if (!type || !isPossible[type] || isInOtherField(event.target)) return;
      event.preventDefault();
      dispatch({ type });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canUndo, canRedo, dispatch]);
}

function findUndoType({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
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
