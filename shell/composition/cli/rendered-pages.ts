import { setTimeout as sleep } from 'node:timers/promises';

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

/** Results are in the order of `paths`, not of arrival. */
export async function requestPages(
  origin: string,
  paths: Iterable<string>,
  onPage: (html: string) => void = () => {},
): Promise<Map<string, PageStatus>> {
  const results: [string, PageStatus][] = [];
  const left = [...paths].entries();
  const work = async () => {
    for (const [at, path] of left) results[at] = [path, await requestPage(origin + path, onPage)];
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

/** Absolute links have the site's public origin. */
export function linkedPaths(html: string): string[] {
  const [, origin = ''] = /<link [^>]*?rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html) ?? [];
  return [...html.matchAll(/<a [^>]*?href="([^"?#]+)/g)]
    .map(([, url = '']) => (origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url))
    .filter((path) => /^\/(?!\/)/.test(path));
}

export function isError(status: PageStatus | undefined): boolean {
  return status === 0 || status === NO_HEADING || (status !== undefined && status >= 500);
}

/** @param fault reason that the site gives */
export function describeFailure(path: string, status: PageStatus, fault: string | undefined): string {
  if (fault !== undefined)
    return `${path} does not render: ${fault.replace(/\.$/, '')}${TWO_REACTS.test(fault) ? TWO_REACTS_ADVICE : ''}`;
  if (status === NO_HEADING) return `${path} has no heading: a page needs an <h1> with text`;
  return status === 0 ? `${path} does not respond` : `${path} returns ${status}`;
}

/** Empty if the sitemap cannot be read in time. */
export async function listedPages(origin: string, patienceMs: number): Promise<string[]> {
  for (const end = performance.now() + patienceMs; ; await sleep(RETRY_MS)) {
    const response = await fetch(`${origin}/sitemap.xml`).catch(() => undefined);
    if (response?.ok)
      return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    if (performance.now() > end) return [];
  }
}
