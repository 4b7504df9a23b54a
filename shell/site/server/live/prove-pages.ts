import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { NO_NAVIGATION } from '../../app/layout/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { NEUTRAL_TEXTS } from '../../app/site-texts.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import { firstLine, RemoteError } from '../render/remote-error.ts';
import type { RemotePageRequest, RenderResponse } from '../render/render-messages.ts';
import type { RemoteRenderer } from '../render/remote-renderer.ts';
import type { SiteRuntime } from './composition-loader.ts';
import { partRequest } from './offered-parts.ts';
import { outsideRules } from './outside-rules.ts';
import type { SiteRevision } from './site-revision.ts';

interface ChangedPagesOptions {
  /** The revision that visitors get, whose pages must not break. */
  live: SiteRevision;
  runtime: Pick<SiteRuntime, 'frame' | 'settings'>;
  site: SiteInfo;
  signal: AbortSignal;
}

interface ProvePagesOptions {
  render: (page: RemotePageRequest, timeLimitMs: number) => Promise<RenderResponse>;
  /** Renders with the live release. Undefined if the address has no live page; rejects if its remote is unavailable. */
  renderBefore: (page: RemotePageRequest, timeLimitMs: number) => Promise<RenderResponse> | undefined;
  frame: Pick<FrameRenderer, 'render'>;
  /** How long a page may take for visitors. */
  renderMs: number;
  signal: AbortSignal;
}

type Outcome = { status: 200 | 404 | 'redirect' } | { fault: string };

const SITEMAP_LIMIT_MS = 5000;
/** Pages wait for the API, so they run concurrently. */
const AT_ONCE = 4;
/** Other processes start meanwhile, so a page may take longer than for visitors. */
const PAGE_LIMIT_FACTOR = 2;
const SHORTEST_PAGE_LIMIT_MS = 10_000;
/** Pages not reached in this many page limits are skipped: a slow release is not a broken one. */
const ALL_LIMIT_FACTOR = 3;
const NAMED_PAGES = 3;

/** Compares the changed pages of a release with the live ones. Throws `RemoteError` if one breaks. */
export async function proveChangedPages(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  { live, runtime, site, signal }: ChangedPagesOptions,
): Promise<void> {
  const { name } = renderer.release;
  const isChanged = ({ pattern, module }: ComposedRoute) => {
    const before = live.document.routes[pattern];
    return before?.remote !== name || before.module !== module || live.renderers.get(name) !== renderer;
  };
  const all = Object.entries(document.routes).map(([pattern, { remote, module }]) => ({ pattern, remote, module }));
  const changed = all.filter((route) => route.remote === name && isChanged(route));
  const lists = changed.some(isOpen) ? await listedPages(renderer, document, live, site) : [];
  const address = { search: '', site, year: new Date().getUTCFullYear(), navigation: NO_NAVIGATION };
  const pages = addressesOf(changed, all, lists).map((page) => ({ ...address, ...page, texts: NEUTRAL_TEXTS }));
  await provePages(pages, {
    frame: runtime.frame,
    renderMs: runtime.settings.limits.renderMs,
    signal,
    render: (page, timeLimitMs) => renderer.check(page, timeLimitMs),
    renderBefore: (page, timeLimitMs) => {
      const match = matchRoute(live.composition.routes, page.path);
      if (!match) return undefined;
      const { pattern, remote, module } = match;
      const before = live.renderers.get(remote);
      return before
        ? before.check({ ...page, route: { pattern, remote, module } }, timeLimitMs)
        : Promise.reject(new Error(`${remote} is unavailable`));
    },
  });
}

/** True if the route has parameters. */
function isOpen({ pattern }: ComposedRoute): boolean {
  return /[:*]/.test(pattern);
}

/** Each static route, and one address of each list per route with parameters. */
function addressesOf(
  changed: readonly ComposedRoute[],
  all: readonly ComposedRoute[],
  lists: readonly (readonly string[])[],
): { path: string; route: ComposedRoute }[] {
  const fixed = changed.filter((route) => !isOpen(route)).map((route) => ({ path: route.pattern, route }));
  const sampled = lists.flatMap((paths) => {
    const waiting = new Map(changed.filter(isOpen).map((route) => [route.pattern, route]));
    return paths.flatMap((path) => {
      const route = waiting.size > 0 && waiting.get(matchRoute(all, path)?.pattern ?? '');
      if (!route) return [];
      waiting.delete(route.pattern);
      return [{ path, route }];
    });
  });
  return [...new Map([...fixed, ...sampled].map((page) => [page.path, page])).values()];
}

/** Pages of this release and of the live one. */
async function listedPages(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  live: SiteRevision,
  site: SiteInfo,
): Promise<string[][]> {
  const { name } = renderer.release;
  const pathsOf = async (of: RemoteRenderer | undefined, composed: CompositionDocument) => {
    const request = of && partRequest(composed, name, 'sitemap', site);
    const response = request && (await of.part(request, SITEMAP_LIMIT_MS));
    return response?.ok ? response.data.map(({ path }) => path) : [];
  };
  return Promise.all([pathsOf(renderer, document), pathsOf(live.renderers.get(name), live.document)]);
}

/**
 * Renders a release's pages before it goes live. Throws `RemoteError` if a new or currently working page fails. Pages
 * that already fail do not block the release.
 */
export async function provePages(pages: readonly RemotePageRequest[], options: ProvePagesOptions): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const own = await frameRules(first, options.frame);
  const limitMs = Math.max(SHORTEST_PAGE_LIMIT_MS, PAGE_LIMIT_FACTOR * options.renderMs);
  const end = performance.now() + ALL_LIMIT_FACTOR * limitMs;
  const faults = new Map<string, string>();
  const left = [...pages];
  const work = async () => {
    for (let page = left.shift(); page && performance.now() < end && !options.signal.aborted; page = left.shift()) {
      const fault = await faultOf(page, own, limitMs, options);
      if (fault !== undefined) faults.set(page.path, fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (faults.size > 0) throw new RemoteError('PAGE_FAILED', describe(faults));
}

async function faultOf(
  page: RemotePageRequest,
  own: ReadonlySet<string> | undefined,
  limitMs: number,
  { render, renderBefore }: ProvePagesOptions,
): Promise<string | undefined> {
  const response = await render(page, limitMs).catch((error: Error) => error);
  if (own && !(response instanceof Error) && response.kind === 'page') {
    const outside = outsideRules(response.page.styles).filter(({ text }) => !own.has(text));
    const selectors = [...new Set(outside.map(({ selector }) => selector))];
    if (selectors.length > 0)
      return `styles ${selectors.slice(0, 3).join(', ')}, which belongs to the shell. A remote can style only its own components`;
  }
  const outcome = outcomeOf(response);
  if ('status' in outcome && outcome.status !== 404) return undefined;
  const now = renderBefore(page, limitMs);
  const before = now && outcomeOf(await now.catch((error: Error) => error));
  const answeredBefore = before !== undefined && 'status' in before && before.status === 200;
  if ('status' in outcome) return !isOpen(page.route) && answeredBefore ? 'returns 404 instead of 200' : undefined;
  return before === undefined || answeredBefore ? `does not render: ${outcome.fault}` : undefined;
}

function outcomeOf(response: RenderResponse | Error): Outcome {
  if (response instanceof Error) return { fault: firstLine(response.message) };
  if (response.kind === 'page') return { status: response.page.status };
  if (response.kind === 'redirect') return { status: 'redirect' };
  return { fault: response.kind === 'failed' ? firstLine(response.reason) : 'it sent another kind of response' };
}

/** Undefined while the frame's process cannot render. Styles are then not checked. */
async function frameRules(
  page: RemotePageRequest,
  frame: Pick<FrameRenderer, 'render'>,
): Promise<Set<string> | undefined> {
  const { route: _route, ...address } = page;
  const parts = await frame.render({ ...address, says: 'not-found' });
  return parts && new Set(outsideRules(parts.styles).map(({ text }) => text));
}

function describe(faults: ReadonlyMap<string, string>): string {
  const all = [...faults];
  const named = all.slice(0, NAMED_PAGES).map(([path, fault]) => `its page ${path} ${fault.replace(/\.$/, '')}`);
  const more = all.length > named.length ? `; ${all.length - named.length} more of its pages fail` : '';
  return `${named.join('; ')}${more}. Fix the page and release again, or compose the release without it: --remove-route ${all[0]?.[0]}`;
}
