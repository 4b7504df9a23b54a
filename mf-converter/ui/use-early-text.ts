import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * What a visitor types on a slow connection before the page's code has come is in the field and nowhere else: takes it over, so that
 * no result of another number stands beside it.
 * @param text what the field is rendered with
 */
export function useEarlyText(text: string, onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) onText(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page's code takes over
  }, []);
  return field;
}
