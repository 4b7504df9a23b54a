import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../app-services.tsx';

/** Keeps the document's metadata with the page that is shown. Nothing while a page's data is still on its way. */
export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  const text = head && JSON.stringify(head);
  useEffect(() => {
    if (text) writeHead?.(JSON.parse(text) as PageHead);
  }, [text, writeHead]);
}
