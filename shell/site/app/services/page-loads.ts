import { LoadCache, type PageResult } from '@site/shell-contract';
import type { ReactNode } from 'react';

type ResultOf<Kind> = Extract<PageResult<unknown, string>, { kind: Kind }>;

export type LoadedPage =
  | (Omit<ResultOf<'page'>, 'sections'> & { sections: Readonly<Record<string, ReactNode>> })
  | ResultOf<'redirect'>
  | ResultOf<'not-found'>;

/** Keyed by path. Pages read their query from the URL. */
export type PageLoads = LoadCache<LoadedPage>;

const MOST_KEPT_PAGES = 30;

/** Going back shows visited pages immediately. Redirects are not kept, because they depend on the query. */
export function createPageLoads(): PageLoads {
  return new LoadCache({ most: MOST_KEPT_PAGES, keeps: ({ kind }) => kind !== 'redirect' });
}
