import { setTimeout as sleep } from 'node:timers/promises';
import type { SmokeSite } from './smoke-site.ts';

const AT_ONCE = 4;
const PAGE_LIMIT_MS = 30_000;
const RETRY_MS = 500;

const NO_HEADING = 'no heading';
/** An <h1> with text, which may be in other elements. */
const HEADING = /<h1\b[^>]*>(?:\s|<(?!\/h1>)[^>]*>)*[^<\s]/;

/** React's hooks fail like this if the component's React is not the one that renders. */
const TWO_REACTS = /of null \(reading 'use[A-Z]/;
const TWO_REACTS_ADVICE =
  ". It has its own copy of React: find the package that contains one, and import 'react' instead";

/** Status of the response; 0 without a response. */
export type PageStatus = number | typeof NO_HEADING;

export async function requestPages(
  origin: string,
  paths: Iterable<string>,
  onPage: (html: string) => void = () => {},
): Promise<Map<string, PageStatus>> {
  return fromEach(paths, (path) => requestPage(origin + path, onPage));
}

/** Empty for a page that cannot be read before the signal aborts. */
export async function readPages(
  origin: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  return fromEach(paths, (path) =>
    fetch(origin + path, { redirect: 'manual', signal }).then(
      (response) => response.text(),
      () => '',
    ),
  );
}

/** Results are in the order of `paths`, not of arrival. */
async function fromEach<T>(paths: Iterable<string>, request: (path: string) => Promise<T>): Promise<Map<string, T>> {
  const results: [string, T][] = [];
  const left = [...paths].entries();
  const work = async () => {
    for (const [at, path] of left) results[at] = [path, await request(path)];
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Map(results);
}

async function requestPage(url: string, onPage: (html: string) => void): Promise<PageStatus> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
    const text = await response.text();
    onPage(text);
    return response.ok && !HEADING.test(text) ? NO_HEADING : response.status;
  } catch {
    return 0;
  }
}

/**
 * Absolute links have the site's public origin.
 * @param part of the page whose links count
 */
export function linkedPaths(html: string, part = html): string[] {
  const [, origin = ''] = /<link [^>]*?rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html) ?? [];
  return [...part.matchAll(/<a [^>]*?href="([^"?#]+)/g)]
    .map(([, url = '']) => (origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url))
    .filter((path) => /^\/(?!\/)/.test(path));
}

export function isError(status: PageStatus | undefined): boolean {
  return status === 0 || status === NO_HEADING || (status !== undefined && status >= 500);
}

export async function describeFailures(
  { pageFaults }: Pick<SmokeSite, 'pageFaults'>,
  failing: Iterable<readonly [path: string, status: PageStatus]>,
): Promise<string[]> {
  const reasons = await pageFaults();
  return [...failing].map(([path, status]) => {
    const reason = reasons.get(path);
    if (reason !== undefined)
      return `${path} does not render: ${reason.replace(/\.$/, '')}${TWO_REACTS.test(reason) ? TWO_REACTS_ADVICE : ''}`;
    if (status === NO_HEADING) return `${path} has no heading: a page needs an <h1> with text`;
    return status === 0 ? `${path} does not respond` : `${path} returns ${status}`;
  });
}

/** Undefined if it cannot be read in time. */
export async function listedPages(
  origin: string,
  patienceMs: number,
  signal: AbortSignal | null = null,
): Promise<string[] | undefined> {
  for (const end = performance.now() + patienceMs; ; await sleep(RETRY_MS)) {
    const response = await fetch(`${origin}/sitemap.xml`, { signal }).catch(() => undefined);
    if (response?.ok)
      return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    if (performance.now() > end) return undefined;
  }
}
