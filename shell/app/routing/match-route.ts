import { matchRoutes } from 'react-router-dom';
import type { ComposedRoute } from '../remotes/browser-composition.ts';

export interface MatchedRoute extends ComposedRoute {
  params: Readonly<Record<string, string | undefined>>;
}

/** Answered by the API, whichever pattern fits: `/api/docs` is no pair of a category. */
const OF_API = /^\/api(\/|$)/;

/** The composition's route for a pathname, by React Router's ranking: the most specific pattern wins. */
export function matchRoute(routes: readonly ComposedRoute[], path: string): MatchedRoute | undefined {
  if (OF_API.test(path)) return undefined;
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.pattern, handle: route })),
    path,
  );
  const match = matches?.at(-1);
  return match && { ...(match.route.handle), params: match.params };
}
