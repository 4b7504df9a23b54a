import { onFirstSign } from '@site/shell-contract';
import { useEffect } from 'react';

/** Does once what nobody sees yet, when the visitor first moves something. @param work the same function at each rendering */
export function useFirstSign(work: () => void): void {
  useEffect(() => onFirstSign(work), [work]);
}
