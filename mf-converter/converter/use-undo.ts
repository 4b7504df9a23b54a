import { useEffect } from 'react';
import type { ConverterEvent, ConverterState } from './converter-state.ts';

/**
 * Ctrl+Z restores the value, the units, and the side that the visitor types in. Browsers cannot undo what a program wrote
 * to a field.
 */
export function useUndo({ history }: ConverterState, dispatch: (event: ConverterEvent) => void): void {
  const [canUndo, canRedo] = [Boolean(history?.past.length), Boolean(history?.future.length)];
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const type = undoKey(event);
      if (!(type === 'undo' ? canUndo : type && canRedo) || !type || isInOtherField(event.target)) return;
      event.preventDefault();
      dispatch({ type });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [canUndo, canRedo, dispatch]);
}

function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** A closed list of units is not edited as text. */
function isInOtherField(target: EventTarget | null): boolean {
  const field = target instanceof Element && target.closest('input, textarea, select');
  return Boolean(field) && !(field as Element).matches('[name="value"], [role="combobox"][aria-expanded="false"]');
}
