import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../services/app-services.tsx';

export const NOT_FOUND_HEAD: PageHead = {
  title: '404 Page Not Found',
  description: 'There’s no page at this address.',
  canonical: '/',
  noindex: true,
};

export const REMOTE_FAILED_HEAD: PageHead = {
  title: 'This page isn’t available right now',
  description: 'This part of the site didn’t load. The rest of it works.',
  canonical: '/',
  noindex: true,
};

export const OFFLINE_HEAD: PageHead = {
  title: 'You’re offline',
  description: 'This page isn’t saved on this device.',
  canonical: '/',
  noindex: true,
};

export const REMOTE_BROKEN_HEAD: PageHead = {
  title: 'Something went wrong on this page',
  description: 'This page has stopped working. The rest of the site works.',
  canonical: '/',
  noindex: true,
};

export function useHead(head: PageHead | undefined) {
  const { writeHead } = useAppServices();
  useEffect(() => {
    if (head) writeHead?.(head);
  }, [head, writeHead]);
}
