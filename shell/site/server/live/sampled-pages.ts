import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../app/routing/match-route.ts';

export interface SampledPage {
  path: string;
  route: ComposedRoute;
  /** The release lists the path in `paths`, so the page must exist. */
  isNamed: boolean;
}

interface Samples {
  changed: readonly ComposedRoute[];
  all: readonly ComposedRoute[];
  /** Paths that the release lists in `paths`. */
  named: readonly string[];
  /** Paths in the sitemaps of the release and of the live one. */
  listed: readonly string[];
}

const MAX_PER_ROUTE = 20;

export function hasParameters({ pattern }: ComposedRoute): boolean {
  return /[:*]/.test(pattern);
}

/** Returns static routes, named paths, and up to MAX_PER_ROUTE listed paths of each route with parameters. */
export function samplePages({ changed, all, named, listed }: Samples): SampledPage[] {
  const fixed = changed.filter((route) => !hasParameters(route)).map((route) => ({ path: route.pattern, route }));
  const byRoute = Map.groupBy(new Set(listed), (path) => ownRoute(path, changed, all));
  const spread = changed.filter(hasParameters).flatMap((route) => {
    const paths = byRoute.get(route) ?? [];
    const count = Math.min(paths.length, MAX_PER_ROUTE);
    // Neighbors often fail for the same reason.
    return Array.from({ length: count }, (_, at) => ({ path: paths[Math.floor((at * paths.length) / count)]!, route }));
  });
  // The composition may omit a route of the release.
  const promised = named.flatMap((path) => {
    const route = ownRoute(path, changed, all);
    return route ? [{ path, route, isNamed: true }] : [];
  });
  const pages = [...fixed, ...spread].map((page) => ({ ...page, isNamed: false }));
  return [...new Map([...pages, ...promised].map((page) => [page.path, page])).values()];
}

export function unsampled(changed: readonly ComposedRoute[], pages: readonly SampledPage[]): ComposedRoute[] {
  return changed.filter((route) => !pages.some((page) => page.route === route));
}

function ownRoute(path: string, changed: readonly ComposedRoute[], all: readonly ComposedRoute[]) {
  const pattern = matchRoute(all, path)?.pattern;
  return changed.find((route) => route.pattern === pattern);
}
