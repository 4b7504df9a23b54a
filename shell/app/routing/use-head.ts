import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../app-services.tsx';
import { applyHead } from '../head/apply-head.client.ts';
import { renderHead } from '../head/render-head.ts';

/** Keeps the document's metadata with the page that is shown. Nothing while a page's data is still on its way. */
export function useHead(head: PageHead | undefined) {
  const { site } = useAppServices();
  const text = head && JSON.stringify(head);
  useEffect(() => {
    if (text) applyHead(renderHead(JSON.parse(text) as PageHead, site));
  }, [text, site]);
}
