import { TARGET_JOINTS } from './grammar-words.ts';
import { matchUnit } from './match-unit.ts';
import { readAmounts, type Amount, type ParseError } from './read-amount.ts';
import type { Token } from './tokens.ts';
import type { Candidate, UnitIndex } from './unit-index.ts';
import { textAt } from './word-runs.ts';

export interface Request {
  amount: Amount;
  target: readonly (readonly Candidate[])[];
  /** The text has no conversion word, so only the most common meanings apply. */
  isLoose?: boolean;
}

const MAX_UNITS = 4;

export interface Reader {
  tokens: readonly Token[];
  index: UnitIndex;
  parseError: ParseError;
  /** Shared by all readers, so that long text takes bounded time. */
  lookups: { left: number };
}

function canLookUp({ lookups }: Reader): boolean {
  lookups.left -= 1;
  return lookups.left >= 0;
}

export function amountsBetween(reader: Reader, start: number, end: number): Amount[] {
  const { tokens, index, parseError } = reader;
  const within = tokens.slice(start, end);
  return within.length === 0 || !canLookUp(reader)
    ? []
    : readAmounts(within, 0, index, parseError).filter((amount) => amount.end === within.length);
}

export function targetsBetween(reader: Reader, start: number, end: number): Request['target'][] {
  return targetsAt({ ...reader, tokens: reader.tokens.slice(0, end) }, start)
    .filter((found) => found.end === end)
    .map(({ target }) => target);
}

export function targetsAt(reader: Reader, start: number, before = 0): { end: number; target: Request['target'] }[] {
  const { tokens, index } = reader;
  if (!canLookUp(reader)) return [];
  const isUnknown = textAt(tokens, start) === 'x' && /^[=]?$/.test(textAt(tokens, start - 1));
  const at = isUnknown || /^(?:a|an|the|\?|what|how)$/.test(textAt(tokens, start)) ? start + 1 : start;
  return matchUnit(tokens, at, index).flatMap(({ end, candidates }) => {
    const joint = TARGET_JOINTS.has(textAt(tokens, end)) ? end + 1 : end;
    const more = end < tokens.length && before < MAX_UNITS - 1 ? targetsAt(reader, joint, before + 1) : [];
    return [
      { end, target: [candidates] },
      ...more.map((rest) => ({ end: rest.end, target: [candidates, ...rest.target] })),
    ];
  });
}
