import {
  isSitePath,
  Loads,
  type PageContext,
  type PageDefinition,
  type PageResult,
  withSecondAttempt,
} from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { AppServices } from '../app-services.tsx';
import { RemoteModuleError } from '../remotes/remote-module-error.ts';
import type { MatchedRoute } from './match-route.ts';
import { pageContext } from './page-context.ts';
import { renderedSection } from './page-sections.tsx';

type ResultOf<Kind> = Extract<PageResult<unknown, string>, { kind: Kind }>;

/** The result of a page's `load`, with its sections rendered. */
export type LoadedPage =
  | (Omit<ResultOf<'page'>, 'sections'> & { sections: Readonly<Record<string, ReactNode>> })
  | ResultOf<'redirect'>
  | ResultOf<'not-found'>;

/** Keyed by path. Pages read their query from the address. */
export type PageLoads = Loads<LoadedPage>;

const MOST_KEPT_PAGES = 30;

/**
 * Keeps visited pages, so that going back shows them immediately. Redirects are not kept, because they depend on the
 * query.
 */
export function createPageLoads(): PageLoads {
  return new Loads({ most: MOST_KEPT_PAGES, keeps: ({ kind }) => kind !== 'redirect' });
}

/** Returns a loader for `PageLoads`. It rejects with any error of the page. */
export function pageLoader(
  services: AppServices,
  definition: PageDefinition,
  match: MatchedRoute,
  address: { pathname: string; search: string },
) {
  return async (): Promise<LoadedPage> => {
    const loaded = await loadPage(definition, pageContext(services, match, address));
    if (loaded.kind === 'page' && loaded.degraded !== undefined)
      console.warn('Showing built-in data:', loaded.degraded);
    return loaded;
  };
}

/** Loads a page and renders its sections. Rejects with any error of the page. */
export async function loadPage(definition: PageDefinition, context: PageContext): Promise<LoadedPage> {
  const result = await withSecondAttempt(() => definition.load(context));
  if (result.kind === 'redirect' && !isSitePath(result.to))
    throw new RemoteModuleError('REDIRECT_INVALID', `The page redirects to ${JSON.stringify(result.to)}, not a path`);
  if (result.kind !== 'page') return result;
  const sections = await Promise.all(
    Object.entries(result.sections ?? {}).map(
      async ([name, render]) => [name, renderedSection(name, await (render && withSecondAttempt(render)))] as const,
    ),
  );
  return { ...result, sections: Object.fromEntries(sections) };
}
