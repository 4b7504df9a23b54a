import { isSitePath, type PageContext, type PageDefinition, withSecondAttempt } from '@site/shell-contract';
import { RemoteModuleError } from '../remotes/remote-module-error.ts';
import type { AppServices, LoadedPage } from '../services/app-services.tsx';
import type { MatchedRoute } from './match-route.ts';
import { renderSection } from './page-sections.tsx';

export function createPageLoader(
  services: AppServices,
  definition: PageDefinition,
  match: MatchedRoute,
  url: { pathname: string; search: string },
) {
  return async (): Promise<LoadedPage> => {
    const loaded = await loadPage(definition, createPageContext(services, match, url));
    if (loaded.kind === 'page' && loaded.degraded !== undefined)
      console.warn('Showing built-in data:', loaded.degraded);
    return loaded;
  };
}

/** Also renders the sections. Rejects if `load` or a section throws. */
export async function loadPage(definition: PageDefinition, context: PageContext): Promise<LoadedPage> {
  const result = await withSecondAttempt(() => definition.load(context));
  if (result.kind === 'redirect' && !isSitePath(result.to))
    throw new RemoteModuleError('REDIRECT_INVALID', `The page redirects to ${JSON.stringify(result.to)}, not a path`);
  if (result.kind !== 'page') return result;
  const sections = await Promise.all(
    Object.entries(result.sections ?? {}).map(
      async ([name, render]) => [name, renderSection(name, await (render && withSecondAttempt(render)))] as const,
    ),
  );
  return { ...result, sections: Object.fromEntries(sections) };
}

export function createPageContext(
  { site, api, submission }: AppServices,
  { params }: MatchedRoute,
  { pathname, search }: { pathname: string; search: string },
): PageContext {
  return { path: pathname, params, search: new URLSearchParams(search), site, api, submission };
}
