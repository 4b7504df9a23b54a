import { multiply, rational } from '../engine/rational.ts';
import { MULTIPLES, ORDINALS, SMALL_NUMBERS, TENS } from './number-words.ts';
import type { Token } from './tokens.ts';
import { textAt } from './word-runs.ts';

const JOINED = new RegExp(`^(${Object.keys(TENS).join('|')})([a-z]+)$`);

export function withPlainNumbers(tokens: readonly Token[]): readonly Token[] {
  const whole = tokens.flatMap(splitJoined);
  return whole.map((token, at) => {
    const isOver = token.kind === 'word' && token.text === 'over';
    return isOver && isNumber(whole[at - 1]) && isNumber(whole[at + 1])
      ? { kind: 'mark', text: '/', typed: token.typed, isSpaced: token.isSpaced }
      : token;
  });
}

const TIMES = new Set(['x', '×', '*', '·', '⨯', '✕', 'by']);
const BETWEEN = new Set(['+', '-', 'to', 'or', 'and']);
const THOUSAND = rational(1000n);

/** In `2k x 3k ft`, the first k is a thousand like the last, not kilometers. */
export function withThousands(tokens: readonly Token[]): readonly Token[] {
  const counts = tokens.flatMap((_, at) => thousandsFrom(tokens, at));
  if (counts.length === 0) return tokens;
  return tokens.flatMap((token, at): Token[] => {
    if (counts.includes(at - 1)) return [];
    if (token.kind !== 'number' || !counts.includes(at)) return [token];
    return [{ ...token, typed: `${token.typed}k`, values: token.values.map((value) => multiply(value, THOUSAND)) }];
  });
}

function thousandsFrom(tokens: readonly Token[], at: number): number[] {
  if (tokens[at]?.kind !== 'number' || !isSuffix(tokens, at + 1)) return [];
  const joint = textAt(tokens, at + 2);
  if ((!TIMES.has(joint) && !BETWEEN.has(joint)) || tokens[at + 3]?.kind !== 'number') return [];
  const others = thousandsFrom(tokens, at + 3);
  if (others.length > 0) return [at, ...others];
  const hasSuffix = isSuffix(tokens, at + 4);
  const unit = tokens[hasSuffix ? at + 5 : at + 4];
  const isUnit = unit?.kind === 'word' && (tokens.at(-1) === unit || !/^(?:in|to|into|as|x|by)$/.test(unit.text));
  if (!isUnit) return [];
  if (hasSuffix) return [at, at + 3];
  return TIMES.has(joint) ? [at] : [];
}

function isSuffix(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'k' && !tokens[at]!.isSpaced;
}

function splitJoined(token: Token): Token[] {
  const [, tens = '', small = ''] = (token.kind === 'word' && JOINED.exec(token.text)) || [];
  const value = SMALL_NUMBERS[small] ?? ORDINALS[small]?.least ?? 10;
  if (value === 0 || value > 9) return [token];
  return [tens, small].map((text, at) => ({ kind: 'word', text, typed: text, isSpaced: at > 0 || token.isSpaced }));
}

function isNumber(token: Token | undefined): boolean {
  if (token?.kind === 'number') return true;
  return token?.kind === 'word' && [SMALL_NUMBERS, TENS, MULTIPLES].some((words) => words[token.text] !== undefined);
}
