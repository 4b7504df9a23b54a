import { matchesPattern, patternKey } from '@site/release/route-pattern';

export interface PageSamples {
  paths: readonly string[];
  /** Patterns that have no known address. */
  unlisted: readonly string[];
}

/**
 * Addresses of the wanted patterns, spread over the list, because neighbors often fail for the same reason.
 * @param most addresses of a pattern
 */
export function samplePages(
  patterns: readonly string[],
  addresses: readonly string[],
  wanted: readonly string[],
  most = 1,
): PageSamples {
  const found = wanted.length > 0 ? Map.groupBy(new Set(addresses), (path) => patternOf(patterns, path)) : undefined;
  const listOf = (pattern: string) => found?.get(pattern) ?? [];
  const paths = wanted.flatMap((pattern) => {
    const list = listOf(pattern);
    const count = Math.min(list.length, most);
    return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] ?? '');
  });
  return { paths, unlisted: wanted.filter((pattern) => listOf(pattern).length === 0) };
}

export function hasParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

export function patternOf(patterns: readonly string[], path: string): string | undefined {
  return patterns
    .filter((pattern) => matchesPattern(pattern, path))
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
