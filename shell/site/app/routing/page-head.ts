import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../services/app-services.tsx';

/** For pages without an address of their own. */
export function unlistedHead(title: string, description: string): PageHead {
  return { title, description, canonical: '/', noindex: true };
}

export const NOT_FOUND_HEAD = unlistedHead('404 Page Not Found', 'There’s no page at this address.');
export const REMOTE_FAILED_HEAD = unlistedHead(
  'This page isn’t available right now',
  'This part of the site didn’t load. The rest of it works.',
);
export const OFFLINE_HEAD = unlistedHead('You’re offline', 'This page isn’t saved on this device.');
export const REMOTE_BROKEN_HEAD = unlistedHead(
  'Something went wrong on this page',
  'This page has stopped working. The rest of the site works.',
);

export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  useEffect(() => {
    if (head) writeHead?.(head);
  }, [head, writeHead]);
}
