import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../services/app-services.tsx';

const failure = (title: string, description: string): PageHead => ({
  title,
  description,
  canonical: '/',
  noindex: true,
});

export const NOT_FOUND_HEAD = failure('404 Page Not Found', 'There’s no page at this address.');
export const REMOTE_FAILED_HEAD = failure(
  'This page isn’t available right now',
  'This part of the site didn’t load. The rest of it works.',
);
export const OFFLINE_HEAD = failure('You’re offline', 'This page isn’t saved on this device.');
export const REMOTE_BROKEN_HEAD = failure(
  'Something went wrong on this page',
  'This page has stopped working. The rest of the site works.',
);

export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  useEffect(() => {
    if (head) writeHead?.(head);
  }, [head, writeHead]);
}
