import type { IncomingHttpHeaders } from 'node:http';
import { matchRoute } from '../../app/routing/match-route.ts';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

const ID = /^[\da-f]{16}$/;

export function compositionOf(headers: IncomingHttpHeaders): string | undefined {
  const said = headers[COMPOSITION_HEADER];
  return typeof said === 'string' && ID.test(said) ? said : undefined;
}

interface Revision {
  composition: Pick<BrowserComposition, 'id'>;
  document: { revision: number };
}

interface PageRevision extends Revision {
  composition: Pick<BrowserComposition, 'id' | 'routes' | 'remotes'>;
  loaded: Readonly<Record<string, { version: string }>>;
}

/** The composition is for browsers, the revision for operators. */
export function compositionHeaders({ composition, document }: Revision): Record<string, string> {
  return { [COMPOSITION_HEADER]: composition.id, 'x-revision': String(document.revision) };
}

/**
 * Names the release of a page for operators. Preconnects to the page's remote if it has its own origin. Does not preload
 * scripts: they would compete with the first paint.
 */
export function pageHeaders(revision: PageRevision, { path, siteUrl }: { path: string; siteUrl: string }) {
  const { composition, loaded } = revision;
  const remote = matchRoute(composition.routes, path)?.remote;
  if (remote === undefined) return compositionHeaders(revision);
  const base = composition.remotes[remote]?.base;
  const origin = base && new URL(base).origin;
  return {
    ...compositionHeaders(revision),
    'x-release': `${remote} ${loaded[remote]?.version ?? 'unavailable'}`,
    // Scripts are fetched without credentials, which needs a separate connection.
    ...(origin && origin !== siteUrl && { link: `<${origin}>; rel=preconnect; crossorigin` }),
  };
}
