import { patternKey } from '@site/release/route-pattern';
import type { CompositionDocument } from '../document/composition-document.ts';
import { linkedPaths, listedPages, readPages } from './rendered-pages.ts';
import { patternOf, samplePages } from './sample-pages.ts';

/** A site that hangs must not hold up the removal. */
const LIMIT_MS = 10_000;
const TEXT = /<main\b.*<\/main>/s;

/**
 * Returns pages that link to the names in their main content. Reads each static page and one page of each route with
 * parameters.
 * @param names removed routes and remotes
 */
export async function linkingPages(
  { routes }: Pick<CompositionDocument, 'routes'>,
  names: readonly string[],
  origin: string,
): Promise<string[]> {
  const keys = new Set(names.map(patternKey));
  const isRemoved = (pattern: string) => keys.has(patternKey(pattern)) || names.includes(routes[pattern]?.remote ?? '');
  const left = Object.fromEntries(Object.entries(routes).filter(([pattern]) => !isRemoved(pattern)));
  const [before, after] = [Object.keys(routes), Object.keys(left)];
  if (before.length === after.length) return [];
  const isBroken = (path: string) => patternOf(before, path) !== undefined && patternOf(after, path) === undefined;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const { paths } = samplePages({ routes: left }, (await listedPages(origin, 0, signal)) ?? []);
  const texts = await readPages(origin, paths, signal);
  const linksIn = (html: string) => linkedPaths(html, TEXT.exec(html)?.[0] ?? '');
  return [...texts].filter(([, html]) => linksIn(html).some(isBroken)).map(([path]) => path);
}
