import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Passes text typed before hydration to `onText`, so that the result matches the field. */
export function useEarlyText<
  Field extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement = HTMLInputElement,
>(text: string, onText: (text: string) => void, ref?: RefObject<Field | null>): RefObject<Field | null> {
  const own = useRef<Field>(null);
  const field = ref ?? own;
  useLayoutEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) onText(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, during hydration
  }, []);
  return field;
}
