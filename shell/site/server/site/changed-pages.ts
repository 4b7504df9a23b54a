import type { SiteInfo } from '@site/shell-contract';
import { NO_NAVIGATION } from '../../app/layout/navigation.ts';
import { NEUTRAL_TEXTS } from '../../app/site-texts.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { partRequest } from './parts/offered-parts.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import { provePages } from '../render/prove-pages.ts';
import type { RemotePageRequest } from '../render/render-messages.ts';
import type { RemoteRenderer } from '../render/remote-renderer.ts';
import type { SiteRevision } from './site-revision.ts';

export interface PageProof {
  current: () => SiteRevision | undefined;
  frame: Pick<FrameRenderer, 'render'>;
  /** How long a page may take for visitors. */
  renderMs: number;
}

interface ProofOptions {
  proof: PageProof;
  site: SiteInfo;
  signal: AbortSignal;
  onPage: () => void;
}

const SITEMAP_LIMIT_MS = 5000;

/** Compares them with the live ones. Throws `RemoteError` if one breaks. */
export async function proveChangedPages(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  { proof, site, signal, onPage }: ProofOptions,
): Promise<void> {
  const current = proof.current();
  // With no live pages to protect, serve the pages that do render.
  if (!current) return;
  const { name } = renderer.release;
  const isChanged = ({ pattern, module }: ComposedRoute) => {
    const before = current.document.routes[pattern];
    return before?.remote !== name || before.module !== module || current.renderers.get(name) !== renderer;
  };
  const all = Object.entries(document.routes).map(([pattern, { remote, module }]) => ({ pattern, remote, module }));
  const changed = all.filter((route) => route.remote === name && isChanged(route));
  if (changed.length === 0) return;
  const addresses = await addressesOf(changed, all, () => listedPages(renderer, document, current, site));
  await provePages(
    addresses.map(({ path, route }) => proofPage(path, route, site)),
    {
      frame: proof.frame,
      renderMs: proof.renderMs,
      signal,
      onPage,
      render: (page, timeLimitMs) => renderer.check(page, timeLimitMs),
      renderBefore: (page, timeLimitMs) => {
        const match = matchRoute(current.composition.routes, page.path);
        if (!match) return undefined;
        const { pattern, remote, module } = match;
        const before = current.renderers.get(remote);
        return before
          ? before.check({ ...page, route: { pattern, remote, module } }, timeLimitMs)
          : Promise.reject(new Error(`${remote} is unavailable`));
      },
    },
  );
}

export function proofPage(path: string, route: ComposedRoute, site: SiteInfo): RemotePageRequest {
  return {
    path,
    search: '',
    site,
    year: new Date().getUTCFullYear(),
    navigation: NO_NAVIGATION,
    texts: NEUTRAL_TEXTS,
    route,
  };
}

/** Each static route, and one listed address per route with parameters. */
async function addressesOf(
  changed: readonly ComposedRoute[],
  all: readonly ComposedRoute[],
  list: () => Promise<readonly (readonly string[])[]>,
): Promise<{ path: string; route: ComposedRoute }[]> {
  const isOpen = ({ pattern }: ComposedRoute) => /[:*]/.test(pattern);
  const lists = changed.some(isOpen) ? await list() : [];
  // Use the router to find each address's route, until every route has one.
  const samplesOf = (paths: readonly string[]) => {
    const waiting = new Map(changed.filter(isOpen).map((route) => [route.pattern, route]));
    return paths.flatMap((path) => {
      if (waiting.size === 0) return [];
      const route = waiting.get(matchRoute(all, path)?.pattern ?? '');
      if (!route) return [];
      waiting.delete(route.pattern);
      return [{ path, route }];
    });
  };
  const fixed = changed.filter((route) => !isOpen(route)).map((route) => ({ path: route.pattern, route }));
  const sampled = lists.flatMap(samplesOf);
  return [...new Map([...fixed, ...sampled].map((address) => [address.path, address])).values()];
}

/** Pages of this release and of the live one. */
async function listedPages(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  current: SiteRevision,
  site: SiteInfo,
): Promise<string[][]> {
  const { name } = renderer.release;
  const pathsOf = async (of: RemoteRenderer | undefined, composed: CompositionDocument) => {
    const request = of && partRequest(composed, name, 'sitemap', site);
    const response = request && (await of.part(request, SITEMAP_LIMIT_MS));
    return response?.ok ? response.data.map(({ path }) => path) : [];
  };
  return Promise.all([pathsOf(renderer, document), pathsOf(current.renderers.get(name), current.document)]);
}
