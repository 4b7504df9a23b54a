import { TARGET_JOINTS } from './grammar-words.ts';
import { matchUnit } from './match-unit.ts';
import { readAmounts, type Amount, type ParseError } from './read-amount.ts';
import type { Token } from './tokens.ts';
import type { Candidate, UnitIndex } from './unit-index.ts';
import { textAt } from './word-runs.ts';

/** One way in which a text may ask for a conversion, before it is decided which units its names mean. */
export interface Request {
  amount: Amount;
  /** The names of the units of the result; none where the text asks for none. */
  target: readonly (readonly Candidate[])[];
  /** No word says that one is to be converted to the other: only their usual meanings will do. */
  isLoose?: boolean;
}

/** Of a result: days, hours, minutes and seconds. */
const MOST_UNITS = 4;

export interface Reader {
  tokens: readonly Token[];
  index: UnitIndex;
  trouble: ParseError;
  /** How often parts of the text may still be looked at: shared by all its readers, or a long text would have them look for ever. */
  looks: { left: number };
}

function mayLook({ looks }: Reader): boolean {
  looks.left -= 1;
  return looks.left >= 0;
}

/** Each way to read all of the tokens from one to another as an amount. */
export function amountsBetween(reader: Reader, start: number, end: number): Amount[] {
  const { tokens, index, trouble } = reader;
  const within = tokens.slice(start, end);
  return within.length === 0 || !mayLook(reader)
    ? []
    : readAmounts(within, 0, index, trouble).filter((amount) => amount.end === within.length);
}

/** And as the units of a result. */
export function targetsBetween(reader: Reader, start: number, end: number): Request['target'][] {
  return targetsAt({ ...reader, tokens: reader.tokens.slice(0, end) }, start)
    .filter((found) => found.end === end)
    .map(({ target }) => target);
}

/** Every run of names of units that begins at a token: `feet and inches`, `ft in`. */
export function targetsAt(reader: Reader, start: number, before = 0): { end: number; target: Request['target'] }[] {
  const { tokens, index } = reader;
  if (!mayLook(reader)) return [];
  const at = /^(?:a|an|the|\?|what|how)$/.test(textAt(tokens, start)) ? start + 1 : start;
  return matchUnit(tokens, at, index).flatMap(({ end, candidates }) => {
    const joint = TARGET_JOINTS.has(textAt(tokens, end)) ? end + 1 : end;
    const more = end < tokens.length && before < MOST_UNITS - 1 ? targetsAt(reader, joint, before + 1) : [];
    return [
      { end, target: [candidates] },
      ...more.map((rest) => ({ end: rest.end, target: [candidates, ...rest.target] })),
    ];
  });
}
