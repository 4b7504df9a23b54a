import { AND, MULTIPLES, ORDINALS, OTHER_MULTIPLES, PARTS, SMALL_NUMBERS, TENS } from './number-words.ts';
import { afterHyphen, wordAt } from './read-cardinal.ts';
import type { Token } from './tokens.ts';

export const ARTICLES = new Set(['a', 'an']);
const MAX_WORDS = 16;
const NOT_A_UNIT = new Set(['to', 'into', 'in', 'as', 'is', 'are', 'and', 'on', 'equals', 'how', 'please', 'or']);

export interface Piece {
  text: string;
  isJoined: boolean;
}

export interface ShareRun {
  counts: readonly Piece[];
  denominator: Piece;
  end: number;
  figure?: bigint | undefined;
}

/** After 21, `st` is stone unless `of` follows. */
export function isOrdinalSuffix(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.isSpaced) return false;
  const isFirst = /1$/.test(tokens[at - 1]?.typed ?? '') && wordAt(tokens, at + 1) === 'of';
  return /^(?:[nr]d|th)s?$/.test(token.text) || (token.text === 'st' && isFirst);
}

export function shareRunAt(tokens: readonly Token[], start: number, isAfterUnit: boolean): ShareRun | undefined {
  const counts: Piece[] = [];
  for (let at = start; counts.length < MAX_WORDS; at += 1) {
    const next = counts.length > 0 ? afterHyphen(tokens, at) : at;
    const piece = { text: wordAt(tokens, next), isJoined: next > at };
    at = next;
    const number = tokens[at];
    if (number?.kind === 'number' && isOrdinalSuffix(tokens, at + 1)) {
      const figure = number.values[0]!;
      const isWhole = figure.denominator === 1n && figure.numerator > 1n;
      return isWhole ? { counts, denominator: piece, end: at + 2, figure: figure.numerator } : undefined;
    }
    const isCompound = counts.length > 0;
    if (PARTS[piece.text] !== undefined) return { counts, denominator: piece, end: at + 1 };
    const ordinal = ORDINALS[piece.text];
    // A first or a second is a fraction only at the end of a larger number: a twenty-first, a thirty-second.
    if (ordinal && (isCompound || ordinal.least > 2))
      return ordinal.word !== 'two' || isAfterUnit || isSecondOfUnit(tokens, at)
        ? { counts, denominator: piece, end: at + 1 }
        : undefined;
    if (!isNumberWord(piece.text) && !(isCompound && AND.has(piece.text)) && !isArticleWithin(counts, piece))
      return undefined;
    counts.push(piece);
  }
  return undefined;
}

function isNumberWord(text: string): boolean {
  return [SMALL_NUMBERS, TENS, MULTIPLES, OTHER_MULTIPLES].some((words) => words[text] !== undefined);
}

function isArticleWithin(counts: readonly Piece[], { text }: Piece): boolean {
  return ARTICLES.has(text) && AND.has(counts.at(-1)?.text ?? '');
}

/** Not `thirty seconds to minutes`. */
function isSecondOfUnit(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at + 1);
  if (next === '-') return tokens[at + 1]?.isSpaced === false && /^inch|^in$/.test(wordAt(tokens, at + 2));
  if (next === 'in') return NOT_A_UNIT.has(wordAt(tokens, at + 2)) || tokens[at + 2] === undefined;
  return tokens[at + 1]?.kind === 'word' && !NOT_A_UNIT.has(next);
}
