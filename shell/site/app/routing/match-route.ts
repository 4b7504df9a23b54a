import { isSitePath } from '@site/shell-contract/site-path';
import { matchRoutes } from 'react-router-dom';
import { isApiPath } from '../../../composition/document/api-path.ts';
import type { ComposedRoute } from '../remotes/browser-composition.ts';

export interface MatchedRoute extends ComposedRoute {
  params: Readonly<Record<string, string | undefined>>;
}

/** The most specific pattern wins, as in React Router. */
export function matchRoute(routes: readonly ComposedRoute[], path: string): MatchedRoute | undefined {
  // A browser could interpret another path as a URL of another site.
  if (isApiPath(path) || !isSitePath(path)) return undefined;
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.pattern, handle: route })),
    path,
  );
  const match = matches?.at(-1);
  return match && { ...match.route.handle, params: match.params };
}
