import { onFirstInteraction } from '@site/shell-contract';
import { useEffect } from 'react';

/** Runs `work` once. It must keep its identity across renders. */
export function useFirstInteraction(work: () => void): void {
  useEffect(() => onFirstInteraction(work), [work]);
}
