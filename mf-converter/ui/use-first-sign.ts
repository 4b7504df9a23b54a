import { onFirstSign } from '@site/shell-contract';
import { useEffect } from 'react';

/** Runs `work` once, on the visitor's first interaction. `work` must keep its identity across renders. */
export function useFirstSign(work: () => void): void {
  useEffect(() => onFirstSign(work), [work]);
}
