import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { VALUE_QUERY } from '../ui/value-link.tsx';

const LINKS = `a[href^="${VALUE_QUERY}"]`;

/** Also works in sections, which are never hydrated. A click anywhere in a table row follows the row's link. */
export function useValueLinks(load: (value: string) => void): void {
  const latest = useLatest(load);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) ? findLink(event.target) : undefined;
      const value = link && new URLSearchParams(link.search).get('value');
      if (!value) return;
      event.preventDefault();
      latest.current(value);
      showFields();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [latest]);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(LINKS);
  // Selecting a number to copy also ends with a click.
  if (link || !getSelection()?.isCollapsed) return link;
  return target.closest('tbody tr')?.querySelector<HTMLAnchorElement>(LINKS);
}

const MOTION_MS = 180;

function showFields(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fields = document.querySelector('[data-converter-fields]');
  fields?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  if (!isStill) fields?.animate({ opacity: [0.4, 1] }, MOTION_MS);
}
