import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../services/app-services.tsx';

export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  useEffect(() => {
    if (head) writeHead?.(head);
  }, [head, writeHead]);
}
