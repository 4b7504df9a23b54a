import { patternKey } from '@site/release/route-pattern';
import type { CompositionDocument } from '../document/composition-document.ts';

export interface PageSamples {
  paths: readonly string[];
  /** Patterns that have no known address. */
  unlisted: readonly string[];
}

/**
 * Each static route, and one listed address for each route with parameters.
 * @param remotes the owners of the routes; defaults to all remotes
 */
export function samplePages(
  { routes }: Pick<CompositionDocument, 'routes'>,
  listed: readonly string[],
  remotes?: readonly string[],
): PageSamples {
  const patterns = Object.keys(routes);
  const wanted = patterns.filter((pattern) => remotes?.includes(routes[pattern]?.remote ?? '') ?? true);
  const { paths, unlisted } = sampleRoutes({ routes }, listed, wanted.filter(hasParameters));
  return { paths: [...wanted.filter((pattern) => !hasParameters(pattern)), ...paths], unlisted };
}

export function sampleRoutes(
  { routes }: Pick<CompositionDocument, 'routes'>,
  addresses: readonly string[],
  wanted: readonly string[],
): PageSamples {
  const patterns = Object.keys(routes);
  const waiting = new Set(wanted);
  const paths: string[] = [];
  for (const path of waiting.size > 0 ? addresses : []) {
    const pattern = patternOf(patterns, path);
    if (pattern !== undefined && waiting.delete(pattern)) paths.push(path);
  }
  return { paths, unlisted: [...waiting] };
}

export function hasParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

export function patternOf(patterns: readonly string[], path: string): string | undefined {
  return patterns
    .filter((pattern) => matches(pattern, path))
    .reduce<string | undefined>(
      (best, pattern) => (best === undefined || specificity(pattern) > specificity(best) ? pattern : best),
      undefined,
    );
}

/** Sorts like the scores of React Router's `matchRoutes`. */
function specificity(pattern: string): number {
  const segments = patternKey(pattern).split('/');
  return segments.reduce((score, segment) => score + (SCORES.get(segment) ?? 11), 0);
}

/** Include one point for the segment itself. */
const SCORES: ReadonlyMap<string, number> = new Map([
  [':', 4],
  ['*', -1],
]);

const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  [':', '[^/]+'],
  ['*', '.*'],
]);

function matches(pattern: string, path: string): boolean {
  const source = patternKey(pattern)
    .split('/')
    .map((segment) => PLACEHOLDERS.get(segment) ?? segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('/');
  return new RegExp(`^${source}$`, 'i').test(path);
}
