import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Arrow keys move from the field to the links of its results and back. Alt+C copies the answer. The first Escape closes
 * the results.
 */
export function useResultKeys(results: RefObject<HTMLElement | null>, text: string): { isClosed: boolean } {
  const [closedFor, setClosedFor] = useState<string>();
  const isClosed = closedFor === text;
  useEffect(() => {
    const form = results.current?.closest('form');
    if (!form || isClosed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // With Option held, Macs type another letter.
      if (event.altKey && event.code === 'KeyC') results.current?.querySelector<HTMLElement>('[data-copy]')?.click();
      else if (event.key === 'Escape') {
        setClosedFor(text);
        // The box would clear the field.
        event.stopPropagation();
      } else if (!moveFocus(form, event)) return;
      event.preventDefault();
    };
    form.addEventListener('keydown', onKeyDown);
    return () => form.removeEventListener('keydown', onKeyDown);
  });
  return { isClosed };
}

function moveFocus(form: HTMLElement, { key, altKey }: KeyboardEvent): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || altKey) return false;
  const stops = [...form.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}
