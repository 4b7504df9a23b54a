import type { IncomingHttpHeaders } from 'node:http';
import { matchRoute } from '../../app/routing/match-route.ts';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

const ID = /^[\da-f]{16}$/;

export function compositionOf(headers: IncomingHttpHeaders): string | undefined {
  const said = headers[COMPOSITION_HEADER];
  return typeof said === 'string' && ID.test(said) ? said : undefined;
}

/** The composition is for browsers, the revision for operators. */
export function compositionHeaders({
  composition,
  document,
}: {
  composition: { id: string };
  document: { revision: number };
}): Record<string, string> {
  return { [COMPOSITION_HEADER]: composition.id, 'x-revision': String(document.revision) };
}

/** The release that owns a page, for operators. */
export function releaseHeader(
  {
    composition,
    loaded,
  }: { composition: Pick<BrowserComposition, 'routes'>; loaded: Readonly<Record<string, { version: string }>> },
  path: string,
): { 'x-release'?: string } {
  const remote = matchRoute(composition.routes, path)?.remote;
  return remote === undefined ? {} : { 'x-release': `${remote} ${loaded[remote]?.version ?? 'unavailable'}` };
}

/**
 * Preconnects to the page's remote if it has its own origin. Does not preload scripts: they would compete with the
 * first paint.
 */
export function linkHeader(
  { composition }: { composition: Pick<BrowserComposition, 'routes' | 'remotes'> },
  { path, siteUrl }: { path: string; siteUrl: string },
): { link?: string } {
  const remote = matchRoute(composition.routes, path)?.remote;
  const base = remote === undefined ? undefined : composition.remotes[remote]?.base;
  const origin = base && new URL(base).origin;
  // Scripts are fetched without credentials, which needs a separate connection.
  return origin === undefined || origin === siteUrl ? {} : { link: `<${origin}>; rel=preconnect; crossorigin` };
}
