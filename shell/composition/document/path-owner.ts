import { matchRoutes } from 'react-router-dom';
import { isApiPath } from './api-path.ts';
import type { CompositionDocument } from './composition-document.ts';

export interface PathOwner {
  path: string;
  /** The current document, or the last one that had a route for the path. */
  document: CompositionDocument;
  pattern: string;
  remote: string;
  removed?: CompositionDocument;
}

/**
 * @param url a URL or a path
 * @param documents oldest first, the current document last
 * @returns undefined if no document has a route for the URL
 */
export function pathOwner(url: string, documents: readonly CompositionDocument[]): PathOwner | undefined {
  const path = (URL.parse(url, 'http://localhost')?.pathname ?? '/').replace(/^\/+/, '/');
  const at = documents.findLastIndex((document) => findRoute(document, path) !== undefined);
  const [document, removed] = documents.slice(at, at + 2);
  const route = at < 0 ? undefined : document && findRoute(document, path);
  return document && route && { path, document, ...route, ...(removed && { removed }) };
}

/** Uses React Router's ranking, like the site. */
function findRoute({ routes }: CompositionDocument, path: string): { pattern: string; remote: string } | undefined {
  if (isApiPath(path)) return undefined;
  const table = Object.entries(routes).map(([pattern, { remote }]) => ({ path: pattern, handle: { pattern, remote } }));
  return matchRoutes(table, path)?.at(-1)?.route.handle;
}
