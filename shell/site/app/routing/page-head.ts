import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { FAILURES } from '../pages/remote-failed-page.tsx';
import { useAppServices } from '../services/app-services.tsx';

/** For pages without a URL of their own. */
export function unlistedHead(title: string, description: string): PageHead {
  return { title, description, canonical: '/', noindex: true };
}

export const NOT_FOUND_HEAD = unlistedHead('404 Page Not Found', 'There’s no page at this address.');
export const REMOTE_FAILED_HEAD = unlistedHead(...FAILURES.away);

export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  useEffect(() => {
    if (head) writeHead?.(head);
  }, [head, writeHead]);
}
