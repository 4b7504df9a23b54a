import type { Alternative } from '@site/api-contract';
import { plainCharacters } from './characters.ts';
import { findUnits } from './match-unit.ts';
import type { ParseError } from './read-amount.ts';
import type { Request } from './request-parts.ts';
import { resolve, type Mismatch, type Resolved } from './resolve.ts';
import { readRequests } from './structure.ts';
import { tokenize, type Token } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';
import { textAt } from './word-runs.ts';
import { phraseFor, readingOf } from './wording.ts';

export const MAX_ALTERNATIVES = 4;
const LIST_JOINTS = new Set(['and', '&', ',', '/']);

export interface Understanding {
  found: readonly Resolved[];
  /** Each one answers a part of the request: `20 C to F and K`. */
  isEach?: boolean;
  mismatch?: Mismatch;
  parseError: ParseError;
}

export function understand(tokens: readonly Token[], index: UnitIndex): Understanding {
  findUnits(tokens, index);
  const parseError: ParseError = {};
  let mismatch: Mismatch | undefined;
  const requests: Request[] = [];
  for (const group of readRequests(tokens, index, parseError)) {
    const found: Resolved[] = [];
    requests.push(...group);
    for (const request of group) {
      const resolved = resolve(request, index);
      if (Array.isArray(resolved)) found.push(...resolved);
      else mismatch ??= resolved;
    }
    if (found.length > 0) return { found, parseError };
  }
  const isList = tokens.some((token) => token.kind !== 'bad-number' && LIST_JOINTS.has(textAt([token], 0)));
  const each = isList ? requests.flatMap((request) => resolveEach(request, index)) : [];
  return { found: each, isEach: each.length > 1, parseError, ...(mismatch && { mismatch }) };
}

/** `20 C to F and K`: units not used together are separate results. */
function resolveEach({ target, ...request }: Request, index: UnitIndex): Resolved[] {
  if (target.length < 2 || request.isLoose) return [];
  const each = target.map((name) => resolve({ ...request, target: [name] }, index));
  const resolved = each.flatMap((one) => (Array.isArray(one) ? one.slice(0, 1) : []));
  return resolved.length === each.length ? resolved : [];
}

export function alternativesFor(found: readonly Resolved[], index: UnitIndex): Alternative[] {
  return distinct(found)
    .slice(0, MAX_ALTERNATIVES + 2)
    .flatMap((one) => {
      const q = phraseFor(one);
      const [read] = q === undefined ? [] : understand(tokenize(plainCharacters(q)), index).found;
      return q !== undefined && read && !read.isOpen && isSameConversion(read, one)
        ? [{ q, label: readingOf(read) }]
        : [];
    })
    .slice(0, MAX_ALTERNATIVES);
}

export function distinct(found: readonly Resolved[]): Resolved[] {
  return found.filter((one, place) => found.findIndex((other) => isSameConversion(one, other)) === place);
}

export function isSameConversion(a: Resolved, b: Resolved): boolean {
  return (
    sameQuantity(a.from, b.from) && a.to.length === b.to.length && a.to.every((unit, place) => unit === b.to[place])
  );
}

export function sameQuantity(a: Resolved['from'], b: Resolved['from']): boolean {
  return (
    a.parts.length === b.parts.length &&
    a.parts.every(({ value, unit }, place) => unit === b.parts[place]!.unit && isSame(value, b.parts[place]!.value))
  );
}

export function isSame(a: Resolved['result'], b: Resolved['result']): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}
