import { add, divide, rational, subtract, type Rational } from '../engine/rational.ts';
import { AND } from './number-words.ts';
import type { NumberReading } from './read-number.ts';
import { readNumberWords } from './read-number-words.ts';
import { afterOf } from './read-share.ts';
import { isOrdinalSuffix } from './share-run.ts';
import type { Token } from './tokens.ts';

const LARGEST_PART = 64n;

export function markAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'mark' || token?.kind === 'word' ? token.text : '';
}

export function readFraction(tokens: readonly Token[], at: number, values: readonly Rational[]): NumberReading {
  const alone = { end: at + 1, value: values[0]!, others: values.slice(1) };
  const ordinal = ordinalAt(tokens, at);
  if (ordinal) return ordinal;
  const simple = fractionAt(tokens, at);
  if (simple?.doubt) return { ...simple, others: values };
  if (simple)
    return {
      ...simple,
      end: afterOf(tokens, afterOrdinal(tokens, simple.end), true),
      others: misread(tokens[at]!.typed, simple.under),
    };
  const dotted = dottedFraction(tokens, at, alone.value);
  if (dotted) return dotted;
  if (alone.value.denominator !== 1n) return numberAndWords(tokens, alone);
  const joint = markAt(tokens, at + 1);
  const start = joint === '-' || AND.has(joint) ? at + 2 : at + 1;
  const fraction = fractionAt(tokens, start);
  if (
    fraction &&
    fraction.value.numerator < fraction.value.denominator &&
    (start > at + 1 ? true : tokens[start]!.isSpaced)
  ) {
    const isDashed = joint === '-' && tokens[at + 1]!.isSpaced;
    const end = afterOrdinal(tokens, fraction.end);
    const mixed = {
      end: end > fraction.end ? afterOf(tokens, end, true) : end,
      value: add(alone.value, fraction.value),
      others: [],
      isFraction: true,
    };
    return isDashed
      ? { ...mixed, others: [mixed.value, subtract(alone.value, fraction.value)], doubt: 'RANGE' }
      : mixed;
  }
  return numberAndWords(tokens, alone);
}

function afterOrdinal(tokens: readonly Token[], at: number): number {
  return isOrdinalSuffix(tokens, at) ? at + 1 : at;
}

/** Reads `64th of an inch`, and `3 128ths`, which the tokenizer reads as 3128. */
function ordinalAt(tokens: readonly Token[], at: number): NumberReading | undefined {
  const number = tokens[at];
  if (number?.kind !== 'number' || !isOrdinalSuffix(tokens, at + 1)) return undefined;
  const [, over, under] = /^(\d{1,3}) (\d{3})$/.exec(number.typed) ?? [];
  const value = over && under ? rational(BigInt(over), BigInt(under)) : divide(rational(1n), number.values[0]!);
  // Without these words, "3rd foot" is an ordinal, not a third of a foot.
  const isShare = over !== undefined || markAt(tokens, at + 2) === 'of' || /^an?$/.test(markAt(tokens, at - 1));
  if (value.denominator < 3n || !isShare) return undefined;
  return { end: afterOf(tokens, at + 2, true), value, others: [], isFraction: true };
}

/** 11/2 may be 1 1/2 with a missing blank. `under` is the typed denominator: 22/8 may be 2 2/8. */
function misread(numerator: string, under: bigint): Rational[] {
  if (!/^\d{2,3}$/.test(numerator) || BigInt(numerator) <= under) return [];
  const [whole, rest] = [BigInt(numerator.slice(0, -1)), BigInt(numerator.slice(-1))];
  return rest > 0n && rest < under ? [rational(whole * under + rest, under)] : [];
}

function fractionAt(tokens: readonly Token[], at: number): (NumberReading & { under: bigint }) | undefined {
  const [over, under] = [tokens[at], tokens[at + 2]];
  if (
    over?.kind !== 'number' ||
    markAt(tokens, at + 1) !== '/' ||
    under?.kind !== 'number' ||
    markAt(tokens, at + 3) === '/'
  )
    return undefined;
  const [a, b] = [over.values[0]!, under.values[0]!];
  if (a.denominator !== 1n || b.denominator !== 1n || b.numerator === 0n) return undefined;
  // 120/80 is a blood pressure or another pair, not a fraction.
  const isPair = a.numerator > b.numerator && b.numerator > LARGEST_PART && b.numerator !== 100n;
  return {
    end: at + 3,
    value: divide(a, b),
    under: b.numerator,
    others: [],
    isFraction: true,
    ...(isPair && { doubt: 'STROKES' }),
  };
}

/** 1.1/2 and 1,1/2 may mean 1.5 or 0.55. */
function dottedFraction(tokens: readonly Token[], at: number, value: Rational): NumberReading | undefined {
  const [, whole, over] = /^(\d+)[.,](\d{1,2})$/.exec(tokens[at]!.typed) ?? [];
  const under = markAt(tokens, at + 1) === '/' && tokens[at + 2]?.kind === 'number' ? tokens[at + 2]! : undefined;
  if (!whole || !over || under?.kind !== 'number') return undefined;
  const share = fractionOf(BigInt(over), under.values[0]!);
  if (!share) return undefined;
  const quotient = divide(value, under.values[0]!);
  const mixed = add(rational(BigInt(whole)), share);
  return { end: at + 3, value: quotient, others: [mixed, quotient], doubt: 'STROKES', isFraction: true };
}

/** Below one, in halves to sixty-fourths. */
function fractionOf(over: bigint, under: Rational): Rational | undefined {
  const isWritten = under.denominator === 1n && over > 0n && over < under.numerator && under.numerator <= LARGEST_PART;
  return isWritten ? divide(rational(over), under) : undefined;
}

function numberAndWords(tokens: readonly Token[], number: NumberReading): NumberReading {
  const words = readNumberWords(tokens, number.end, number.value);
  return words ?? number;
}
