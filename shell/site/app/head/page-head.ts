import type { PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { useAppServices } from '../services/app-services.tsx';

/** Returns metadata for pages without a URL of their own. */
export function unlistedHead(title: string, description: string): PageHead {
  return { title, description, canonical: '/', noindex: true };
}

export function useHead(head: PageHead) {
  const { writeHead } = useAppServices();
  useEffect(() => writeHead?.(head), [head, writeHead]);
}
