import { z } from 'zod';

/** A React Router pattern of fixed and `:named` segments. A `*` is valid only at the end. */
export const routePattern = z
  .string()
  .max(200)
  .regex(
    /^\/(?:[\w.~@!$&'()+,;=:%-]+(?:\/[\w.~@!$&'()+,;=:%-]+)*(?:\/\*)?|\*)?$/,
    'must be a path such as /about or /category/:category, without a trailing slash',
  );

/** Returns the same key for patterns that match the same paths. Case and parameter names do not matter. */
export function patternKey(pattern: string): string {
  return pattern.replace(/:[^/]+/g, ':').toLowerCase();
}

const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  [':', '[^/]+'],
  ['*', '.*'],
]);

export function matchesPattern(pattern: string, path: string): boolean {
  const source = patternKey(pattern)
    .split('/')
    .map((segment) => PLACEHOLDERS.get(segment) ?? segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('/')
    .replace(/\/\.\*$/, '(?:/.*)?');
  return new RegExp(`^${source}$`, 'i').test(path);
}

/** True if the pattern matches every path that no other pattern matches. */
export function isCatchAll(pattern: string): boolean {
  const segments = pattern.split('/').slice(1);
  return segments.at(-1) === '*' && segments.slice(0, -1).every((segment) => segment.startsWith(':'));
}
