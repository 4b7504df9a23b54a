import type { FrameRenderer } from './frame-renderer.ts';
import { outsideRules } from './outside-rules.ts';
import { firstLine } from './prove-render-process.ts';
import { RemoteError } from './remote-error.ts';
import type { RemotePageRequest, RenderResponse } from './render-messages.ts';

type Outcome = { status: 200 | 404 | 'redirect' } | { fault: string };

interface ProvePagesOptions {
  render: (page: RemotePageRequest, timeLimitMs: number) => Promise<RenderResponse>;
  /** Renders with the live release. Undefined if the address has no live page; rejects if its remote is unavailable. */
  renderBefore: (page: RemotePageRequest, timeLimitMs: number) => Promise<RenderResponse> | undefined;
  frame: Pick<FrameRenderer, 'render'>;
  onPage: () => void;
  /** How long a page may take for visitors. */
  renderMs: number;
  signal: AbortSignal;
}

/** Pages wait for the API, so they run concurrently. */
const AT_ONCE = 4;
/** Other processes start meanwhile, so a page may take longer than for visitors. */
const PAGE_LIMIT_FACTOR = 2;
const SHORTEST_PAGE_LIMIT_MS = 10_000;
/** Pages not reached in this many page limits are skipped: a slow release is not a broken one. */
const ALL_LIMIT_FACTOR = 3;
const NAMED_PAGES = 3;

/**
 * Renders a release's pages before it goes live. Throws `RemoteError` if a new or currently working page fails. Pages
 * that already fail do not block the release.
 */
export async function provePages(pages: readonly RemotePageRequest[], options: ProvePagesOptions): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const own = await frameRules(first, options.frame);
  const faults = new Map<string, string>();
  const end = performance.now() + ALL_LIMIT_FACTOR * pageLimitMs(options.renderMs);
  const left = [...pages];
  const work = async () => {
    for (let page = left.shift(); page && performance.now() < end && !options.signal.aborted; page = left.shift()) {
      const fault = await faultOf(page, own, options);
      if (fault !== undefined) faults.set(page.path, fault);
      options.onPage();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (faults.size > 0) throw new RemoteError('PAGE_FAILED', describe(faults));
}

async function faultOf(
  page: RemotePageRequest,
  own: ReadonlySet<string> | undefined,
  { render, renderBefore, renderMs }: ProvePagesOptions,
): Promise<string | undefined> {
  const limitMs = pageLimitMs(renderMs);
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
  if ('status' in outcome) {
    const isStatic = !/[:*]/.test(page.route.pattern);
    return isStatic && answeredBefore ? 'returns 404 instead of 200' : undefined;
  }
  return before === undefined || answeredBefore ? `does not render: ${outcome.fault}` : undefined;
}

function pageLimitMs(renderMs: number): number {
  return Math.max(SHORTEST_PAGE_LIMIT_MS, PAGE_LIMIT_FACTOR * renderMs);
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
