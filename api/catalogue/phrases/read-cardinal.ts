import { rational } from '../engine/rational.ts';
import { AND, MULTIPLES, OTHER_MULTIPLES, SMALL_NUMBERS, TENS } from './number-words.ts';
import type { NumberReading } from './read-number.ts';
import type { Token } from './tokens.ts';

/** Names of inherited object members (`constructor`) are not words. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  const text = token?.kind === 'word' || token?.kind === 'mark' ? token.text : '';
  return text in Object.prototype ? '' : text;
}

export function afterHyphen(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === '-' && tokens[at]?.isSpaced === false ? at + 1 : at;
}

export function readWhole(tokens: readonly Token[], at: number): NumberReading | undefined {
  let total = 0n;
  let limit = Infinity;
  let end = at;
  for (let group = readGroup(tokens, end); group;) {
    const scale = scaleAt(tokens, group.end);
    if (scale.value >= limit) return undefined;
    total += group.value * BigInt(scale.value);
    limit = scale.value;
    end = scale.end;
    const next = AND.has(wordAt(tokens, end)) && limit > 1 ? end + 1 : end;
    group = limit > 1 ? readGroup(tokens, next) : undefined;
  }
  return end === at ? undefined : { end, value: rational(total), others: [] };
}

function scaleAt(tokens: readonly Token[], at: number): { value: number; end: number } {
  const value = multipleAt(tokens, at);
  return value !== undefined && (value >= 1000 || value === MULTIPLES.dozen)
    ? { value, end: at + 1 }
    : { value: 1, end: at };
}

export function multipleAt(tokens: readonly Token[], at: number): number | undefined {
  return multipleOf(wordAt(tokens, at));
}

export function multipleOf(word: string): number | undefined {
  return MULTIPLES[OTHER_MULTIPLES[word] ?? word];
}

function readGroup(tokens: readonly Token[], at: number): { value: bigint; end: number } | undefined {
  const start =
    wordAt(tokens, at) === 'a' && multipleAt(tokens, at + 1) === 100
      ? { value: 1n, end: at + 1 }
      : readTens(tokens, at);
  if (!start || multipleAt(tokens, start.end) !== 100) return start;
  const rest = readTens(tokens, AND.has(wordAt(tokens, start.end + 1)) ? start.end + 2 : start.end + 1);
  return rest
    ? { value: start.value * 100n + rest.value, end: rest.end }
    : { value: start.value * 100n, end: start.end + 1 };
}

function readTens(tokens: readonly Token[], at: number): { value: bigint; end: number } | undefined {
  const tens = TENS[wordAt(tokens, at)];
  if (tens === undefined) {
    const small = SMALL_NUMBERS[wordAt(tokens, at)];
    return small === undefined ? undefined : { value: BigInt(small), end: at + 1 };
  }
  const next = afterHyphen(tokens, at + 1);
  const small = SMALL_NUMBERS[wordAt(tokens, next)] ?? 0;
  return small > 0 && small < 10
    ? { value: BigInt(tens + small), end: next + 1 }
    : { value: BigInt(tens), end: at + 1 };
}
