import type { NumberFormat } from '../../engine/number-format.ts';
import type { Rational } from '../../engine/rational.ts';
import { RAISED_DIGITS } from './characters.ts';
import { readLiteral, type LiteralFailure } from './number-literals.ts';

interface Place {
  isSpaced: boolean;
  typed: string;
}

export interface NumberToken extends Place {
  kind: 'number';
  values: readonly Rational[];
}

export interface WordToken extends Place {
  kind: 'word';
  /** The word in lowercase, without apostrophes, such as `whats` or `cms`. */
  text: string;
}

interface MarkToken extends Place {
  kind: 'mark';
  text: string;
}

/** Digits that are not a valid number, such as `1.2.3` or `1e999`. */
export interface BadNumberToken extends Place {
  kind: 'bad-number';
  code: LiteralFailure;
}

export type Token = NumberToken | WordToken | MarkToken | BadNumberToken;

/** A currency sign is also a word. */
const WORD = /^(?:\p{L}+(?:'\p{L}+)*|\p{Sc})/u;
const RAISED = /^([⁺⁻]?)([⁰¹²³⁴-⁹]+)/;
const LONG_MARK = /^(?:-+>|=+>|>{2,}|\*\*|={2,}|\?{2,}|!{2,}|\.{2,})/;
const DOTTED = /(?<![\p{L}\d.])\p{L}(?:\.\p{L})+\.?(?![\p{L}\d])/gu;

/** Matches a period that abbreviates a unit, as in 5ft.3in, but not the decimal point in 2x.5 or 2 or.5. */
const SHORTENED = /(?<=\d ?(?!(?:x|to|or|and)\.)\p{L}+)\.(?=\d)/giu;

/** Matches a decimal comma without a zero before it, as in ,5 kg. */
const LEADING_COMMA = /(?<=^-? ?),(?=\d)/;

/** `format` decides between 1,500 and 1.500. */
export function tokenize(text: string, format?: NumberFormat): Token[] {
  const source = text
    .replace(LEADING_COMMA, '0$&')
    .replace(DOTTED, (dotted) => dotted.replace(/\./g, ''))
    .replace(SHORTENED, ' ');
  const tokens: Token[] = [];
  let isSpaced = true;
  for (let at = 0; at < source.length;) {
    if (source[at] === ' ') {
      isSpaced = true;
      at += 1;
      continue;
    }
    const { found, length } = tokenAt(source.slice(at), isSpaced, tokens.at(-1), format);
    tokens.push(...found);
    isSpaced = false;
    at += length;
  }
  return tokens;
}

function tokenAt(
  rest: string,
  isSpaced: boolean,
  before: Token | undefined,
  format: NumberFormat | undefined,
): { found: Token[]; length: number } {
  const literal = readLiteral(rest, format);
  if (typeof literal === 'object') {
    const typed = rest.slice(0, literal.length);
    return { found: [{ kind: 'number', typed, isSpaced, values: literal.values }], length: typed.length };
  }
  if (literal !== undefined) {
    const typed = /^[\d.,_'e+-]+/i.exec(rest)?.[0] ?? rest;
    return { found: [{ kind: 'bad-number', typed, isSpaced, code: literal }], length: typed.length };
  }
  const word = WORD.exec(rest)?.[0];
  if (word !== undefined) {
    const text = word.toLowerCase().replaceAll("'", '');
    return { found: [{ kind: 'word', typed: word, isSpaced, text }], length: word.length };
  }
  const raised = RAISED.exec(rest);
  if (raised) return { found: power(raised), length: raised[0].length };
  const mark = LONG_MARK.exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0)!);
  // A period after a word is not a token, as in `sq. ft.` The ! in 5! is a factorial.
  const isFactorial = mark.startsWith('!') && before?.kind === 'number' && rest.length > mark.length;
  const isEnd = /^[.!?]+$/.test(mark) && mark !== '?' && before !== undefined && !isFactorial;
  return { found: isEnd ? [] : [{ kind: 'mark', typed: mark, isSpaced, text: shortest(mark) }], length: mark.length };
}

function power([typed = '', sign, digits = '']: readonly string[]): Token[] {
  const plain = [...digits].map((digit) => RAISED_DIGITS.indexOf(digit)).join('');
  const literal = readLiteral(plain);
  const values = typeof literal === 'object' ? literal.values : [];
  return [
    { kind: 'mark', typed, isSpaced: false, text: '^' },
    ...(sign === '⁻' ? [{ kind: 'mark', typed: '', isSpaced: false, text: '-' } as const] : []),
    { kind: 'number', typed: plain, isSpaced: false, values },
  ];
}

/** Reduces repeated marks to one. */
function shortest(mark: string): string {
  if (/^(?:-+>|=+>|>{1,2}|[→⇒⟶➔➜➝➞➡⇨»›])$/u.test(mark)) return '->';
  if (/^={1,}$|^[≈≅≃]$/.test(mark)) return '=';
  if (mark === '**') return '^';
  return mark.startsWith('?') ? '?' : mark;
}

export function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' || token?.kind === 'mark' ? token.text : '';
}

export function typedText(tokens: readonly Token[]): string {
  return tokens
    .map(({ typed, isSpaced }) => (isSpaced ? ` ${typed}` : typed))
    .join('')
    .trim();
}

export function getWord(text: string, isSpaced = true): WordToken {
  return { kind: 'word', text, typed: text, isSpaced };
}
