import { useEffect } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'] as const;

/** Does once what nobody sees yet, when the visitor first moves something: a page that has just come has enough to do. @param work the same function at each rendering */
export function useFirstSign(work: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const begin = () => {
      listening.abort();
      work();
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { signal: listening.signal, capture: true, passive: true });
    return () => listening.abort();
  }, [work]);
}
