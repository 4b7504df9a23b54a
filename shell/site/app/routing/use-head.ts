import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../app-services.tsx';

/** Keeps the document's metadata with the page that is shown. */
export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  useEffect(() => {
    if (head) writeHead?.(head);
  }, [head, writeHead]);
}
