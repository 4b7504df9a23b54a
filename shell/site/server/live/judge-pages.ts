import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { type Evidence, type GateResult, gateResult } from '../../../composition/document/gate-results.ts';
import { NO_NAVIGATION } from '../../app/services/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { NEUTRAL_TEXTS } from '../../app/site-texts.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import { firstLine, RemoteError } from '../render/remote-error.ts';
import { failureReason, type RemotePageRequest, type RenderResponse } from '../render/render-messages.ts';
import type { RemoteRenderer } from '../render/remote.ts';
import { partRequest } from './parts.ts';
import { outsideRules } from './outside-rules.ts';
import { hasParameters, type SampledPage, samplePages, unsampled } from './sampled-pages.ts';
import type { SiteRevision, SiteRuntime } from './site-revision.ts';

export interface JudgePagesOptions {
  remote: string;
  render: (page: RemotePageRequest, timeLimitMs: number) => Promise<RenderResponse>;
  /** Renders with the live release. Undefined if the URL has no live page, or its remote is unavailable. */
  renderBefore: (page: RemotePageRequest, timeLimitMs: number) => Promise<RenderResponse> | undefined;
  frame: Pick<FrameRenderer, 'render'>;
  site: SiteInfo;
  /** Time limit of a page for visitors. */
  renderMs: number;
  onPage: () => void;
  signal: AbortSignal;
}

interface ChangedPagesOptions extends Pick<JudgePagesOptions, 'site' | 'onPage' | 'signal'> {
  /** The revision that visitors get, whose pages must not break. Absent for a first composition. */
  live: SiteRevision | undefined;
  descriptor: Pick<ReleaseDescriptor, 'name' | 'paths'>;
  runtime: Pick<SiteRuntime, 'frame' | 'settings'>;
}

type Outcome = { status: 200 | 404 | 'redirect' } | { fault: string };

const SITEMAP_LIMIT_MS = 5000;
/** Pages wait for the API, so several render concurrently. */
const MAX_CONCURRENT = 4;
/** Other processes start at the same time, so a page may take longer than for visitors. */
const PAGE_LIMIT_FACTOR = 2;
const SHORTEST_PAGE_LIMIT_MS = 10_000;
/** The check stops after this many page limits, because a slow release is not a broken one. */
const ALL_LIMIT_FACTOR = 3;
const MAX_NAMED_PAGES = 3;
const MAX_FINDINGS = 10;
/** An <h1> with text, which may be in nested elements. */
const HEADING = /<h1\b[^>]*>(?:\s|<(?!\/h1>)[^>]*>)*[^<\s]/;
/** React's hooks throw this error if a component uses a different copy of React than the renderer. */
const TWO_REACTS = /of null \(reading 'use[A-Z]/;
const TWO_REACTS_ADVICE =
  ". It has its own copy of React: find the package that contains one, and import 'react' instead";

export class PagesRefusedError extends RemoteError {
  override name = 'PagesRefusedError';
  readonly findings: readonly GateResult[];

  constructor(remote: string, faults: ReadonlyMap<string, string>) {
    const all = [...faults].map(([path, fault]) => ({ path, fault: fault.replace(/\.$/, '') }));
    const cure = `Fix the page and release again, or use the release without the page: --remove ${all[0]?.path}.`;
    const named = all.slice(0, MAX_NAMED_PAGES).map(({ path, fault }) => `its page ${path} ${fault}`);
    const more = all.length > named.length ? `; ${all.length - named.length} more of its pages fail` : '';
    super('PAGE_FAILED', `${named.join('; ')}${more}. ${cure}`);
    this.findings = all.slice(0, MAX_FINDINGS).map(({ path, fault }) => {
      const facts = { remote, address: path, code: 'REFUSED_RENDER', cause: `${path} ${fault}.`, cure };
      return gateResult('render', 'failed', facts);
    });
  }
}

/** Compares the changed pages of a release with the live ones. Throws `PagesRefusedError` if one breaks. */
export async function judgeChangedPages(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  { live, descriptor: { name, paths = [] }, runtime, site, onPage, signal }: ChangedPagesOptions,
): Promise<Evidence> {
  const isChanged = ({ pattern, module }: ComposedRoute) => {
    const before = live?.document.routes[pattern];
    return before?.remote !== name || before.module !== module || live?.renderers.get(name) !== renderer;
  };
  const all = Object.entries(document.routes).map(([pattern, { remote, module }]) => ({ pattern, remote, module }));
  const changed = all.filter((route) => route.remote === name && isChanged(route));
  if (changed.length === 0) return [];
  const listed = changed.some(hasParameters) ? await listPages(renderer, document, live, site) : [];
  const options: JudgePagesOptions = {
    ...{ remote: name, frame: runtime.frame, site, renderMs: runtime.settings.renderTimeoutMs, onPage, signal },
    render: (page, timeLimitMs) => renderer.check(page, timeLimitMs),
    renderBefore: (page, timeLimitMs) => {
      const match = live && matchRoute(live.composition.routes, page.path);
      if (!match) return undefined;
      const { pattern, remote, module } = match;
      return live.renderers.get(remote)?.check({ ...page, route: { pattern, remote, module } }, timeLimitMs);
    },
  };
  const pages = samplePages({ changed, all, named: paths, listed });
  await judgePages(pages, options);
  const unknown = unsampled(changed, pages).map(({ pattern }) => pattern);
  const rest = unknown.length > 0 ? ` Not rendered, because no sample URL is known: ${unknown.join(', ')}.` : '';
  return [gateResult('render', 'passed', { remote: name, cause: `${pages.length} of its pages rendered.${rest}` })];
}

/** Returns the sitemap pages of this release and of the live one. */
async function listPages(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  live: SiteRevision | undefined,
  site: SiteInfo,
): Promise<string[]> {
  const { name } = renderer.release;
  const listPaths = async (of: RemoteRenderer | undefined, composed: CompositionDocument) => {
    const request = of && partRequest(composed, name, 'sitemap', site);
    const response = request && (await of.part(request, SITEMAP_LIMIT_MS));
    return response?.ok ? response.data.map(({ path }) => path) : [];
  };
  const before = live ? listPaths(live.renderers.get(name), live.document) : [];
  return (await Promise.all([listPaths(renderer, document), before])).flat();
}

/**
 * Renders a release's pages before it goes live. Throws `PagesRefusedError` if a new or currently working page fails.
 * Pages that already fail do not block the release.
 */
export async function judgePages(pages: readonly SampledPage[], options: JudgePagesOptions): Promise<void> {
  if (pages.length === 0) return;
  const { site } = options;
  const common = {
    search: '',
    site,
    year: new Date().getUTCFullYear(),
    navigation: NO_NAVIGATION,
    texts: NEUTRAL_TEXTS,
  };
  const own = await readFrameRules({ ...common, path: '/' }, options.frame);
  const limitMs = Math.max(SHORTEST_PAGE_LIMIT_MS, PAGE_LIMIT_FACTOR * options.renderMs);
  const end = performance.now() + ALL_LIMIT_FACTOR * limitMs;
  const faults = new Map<string, string>();
  const left = [...pages];
  const work = async () => {
    for (let page = left.shift(); page && performance.now() < end && !options.signal.aborted; page = left.shift()) {
      const { path, route, isNamed } = page;
      const request = { ...common, path, route };
      const response = await options.render(request, limitMs).catch((error: Error) => error);
      const before = () => options.renderBefore(request, limitMs);
      const fault =
        findStyleFault(response, own) ??
        (await findFault(response, before, { hasParameters: hasParameters(route), isNamed }));
      if (fault !== undefined) faults.set(path, fault);
      options.onPage();
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  if (faults.size > 0) throw new PagesRefusedError(options.remote, faults);
}

function findStyleFault(response: RenderResponse | Error, own: ReadonlySet<string> | undefined): string | undefined {
  if (!own || response instanceof Error || response.kind !== 'page') return undefined;
  const outside = outsideRules(response.page.styles).filter(({ text }) => !own.has(text));
  const selectors = [...new Set(outside.map(({ selector }) => selector))];
  return selectors.length === 0
    ? undefined
    : `styles ${selectors.slice(0, 3).join(', ')}, which belongs to the shell. A remote can style only its own components`;
}

async function findFault(
  response: RenderResponse | Error,
  renderBefore: () => Promise<RenderResponse> | undefined,
  page: { hasParameters: boolean; isNamed: boolean },
): Promise<string | undefined> {
  const outcome = toOutcome(response);
  if ('status' in outcome && outcome.status !== 404) return undefined;
  if ('status' in outcome && page.isNamed) return 'returns 404, but "paths" of the release lists it';
  const now = renderBefore();
  const before = now && toOutcome(await now.catch((error: Error) => error));
  const answeredBefore = before !== undefined && 'status' in before && before.status === 200;
  if ('status' in outcome) return !page.hasParameters && answeredBefore ? 'returns 404 instead of 200' : undefined;
  return before === undefined || answeredBefore ? outcome.fault : undefined;
}

function toOutcome(response: RenderResponse | Error): Outcome {
  if (!(response instanceof Error)) {
    if (response.kind === 'redirect') return { status: 'redirect' };
    if (response.kind === 'page') {
      const { status, body } = response.page;
      return status === 200 && !HEADING.test(body)
        ? { fault: 'has no heading: a page needs an <h1> with text' }
        : { status };
    }
  }
  const reason = response instanceof Error ? response.message : failureReason(response);
  const sentence = firstLine(reason).replace(/\.$/, '');
  return { fault: `does not render: ${sentence}${TWO_REACTS.test(sentence) ? TWO_REACTS_ADVICE : ''}` };
}

/** Undefined while the frame's process cannot render. Styles are then not checked. */
async function readFrameRules(
  request: Omit<RemotePageRequest, 'route'>,
  frame: Pick<FrameRenderer, 'render'>,
): Promise<Set<string> | undefined> {
  const parts = await frame.render({ ...request, says: 'not-found' });
  return parts && new Set(outsideRules(parts.styles).map(({ text }) => text));
}
