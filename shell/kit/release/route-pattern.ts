import { z } from 'zod';

/** An address pattern of React Router: segments that are fixed or `:named`, and a `*` at most at the end. */
export const routePattern = z
  .string()
  .max(200)
  .regex(
    /^\/(?:[\w.~@!$&'()+,;=:%-]+(?:\/[\w.~@!$&'()+,;=:%-]+)*(?:\/\*)?|\*)?$/,
    'must be a path such as /about or /category/:category, without a slash at its end',
  );

/** Patterns that stand for the same addresses have the same key: the names of parameters do not matter, nor does upper or lower case. */
export function patternKey(pattern: string): string {
  return pattern.replace(/:[^/]+/g, ':').toLowerCase();
}

/** Whether a pattern takes every address that no other pattern has. */
export function isCatchAll(pattern: string): boolean {
  const segments = pattern.split('/').slice(1);
  return segments.at(-1) === '*' && segments.slice(0, -1).every((segment) => segment.startsWith(':'));
}
