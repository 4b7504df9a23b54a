import { MULTIPLES, ORDINALS, SMALL_NUMBERS, TENS } from './number-words.ts';
import type { Token } from './tokens.ts';

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
