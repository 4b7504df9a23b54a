import { add, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { AND, SMALL_NUMBERS } from './number-words.ts';
import { afterHyphen, multipleAt, readWhole, wordAt } from './read-cardinal.ts';
import type { NumberReading } from './read-number.ts';
import { afterOf, readShare } from './read-share.ts';
import type { Token } from './tokens.ts';

const ARTICLES = new Set(['a', 'an']);

/** `twenty five`, `two and a half`, `a quarter of a`; with `before`, also `5 million`. */
export function readNumberWords(tokens: readonly Token[], at: number, before?: Rational): NumberReading | undefined {
  const isArticle = before === undefined && ARTICLES.has(wordAt(tokens, at));
  if (before === undefined) {
    const couple = /^(?:couple|pair)$/.test(wordAt(tokens, isArticle ? at + 1 : at));
    if (couple) return { end: afterOf(tokens, at + (isArticle ? 2 : 1), false), value: rational(2n), others: [] };
  }
  const start = isArticle ? at + 1 : at;
  const share = readShare(tokens, before === undefined ? start : afterHyphen(tokens, start), {
    before,
    hasArticle: isArticle,
  });
  if (share) return share;
  const whole =
    (isArticle || before ? undefined : (readWhole(tokens, start) ?? pointFirst(tokens, start))) ??
    readMultiples(tokens, start, before ?? rational(1n));
  if (!whole) {
    const withHalf = before && andShare(tokens, start, before);
    if (before !== undefined) return withHalf;
    return isArticle ? { end: start, value: rational(1n), others: [], isArticle: true } : undefined;
  }
  return andShare(tokens, whole.end, whole.value) ?? readDecimals(tokens, whole) ?? whole;
}

function andShare(tokens: readonly Token[], at: number, whole: Rational): NumberReading | undefined {
  const and = afterHyphen(tokens, at);
  if (!AND.has(wordAt(tokens, and)) || whole.denominator !== 1n) return undefined;
  const next = afterHyphen(tokens, and + 1);
  const hasArticle = ARTICLES.has(wordAt(tokens, next));
  // `5 and 5 sixteenths`
  const count = tokens[next]?.kind === 'number' ? tokens[next].values[0] : undefined;
  const share = count
    ? readShare(tokens, afterHyphen(tokens, next + 1), { before: count })
    : readShare(tokens, hasArticle ? afterHyphen(tokens, next + 1) : next, { hasArticle });
  if (!share || share.value.numerator >= share.value.denominator) return undefined;
  // A dozen and a half is 18, a million and a half 1,500,000. A thousand and a half is ambiguous.
  const multiple = multipleAt(tokens, at - 1) ?? 1;
  if (multiple === 100 || multiple === 1000) return undefined;
  return { ...share, value: add(whole, multiply(share.value, rational(BigInt(multiple)))), isFraction: multiple === 1 };
}

function readDecimals(tokens: readonly Token[], whole: NumberReading): NumberReading | undefined {
  if (wordAt(tokens, whole.end) !== 'point') return undefined;
  let digits = '';
  let end = whole.end + 1;
  for (; (digitAt(tokens, end) ?? 10) < 10; end += 1) digits += digitAt(tokens, end);
  if (digits === '') return undefined;
  const value = add(whole.value, rationalFromDecimal(`0.${digits}`));
  // `five point five million`
  const multiple = multipleAt(tokens, end);
  return multiple === undefined
    ? { end, value, others: [] }
    : { end: end + 1, value: multiply(value, rational(BigInt(multiple))), others: [] };
}

function pointFirst(tokens: readonly Token[], at: number): NumberReading | undefined {
  return readDecimals(tokens, { end: at, value: rational(0n), others: [] });
}

/** `oh` is a zero only among digits. */
function digitAt(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  return word === 'oh' || word === 'o' ? 0 : SMALL_NUMBERS[word];
}

function readMultiples(tokens: readonly Token[], at: number, value: Rational): NumberReading | undefined {
  let end = at;
  let result = value;
  for (let multiple = multipleAt(tokens, end); multiple !== undefined; multiple = multipleAt(tokens, end)) {
    result = multiply(result, rational(BigInt(multiple)));
    end += 1;
    if (end - at === 2 || multipleAt(tokens, end) === multiple) break;
  }
  if (end === at) return undefined;
  // `a hundred and fifty`
  const rest = readWhole(tokens, AND.has(wordAt(tokens, end)) ? end + 1 : end);
  const isSmaller = rest && rest.value.numerator < (multipleAt(tokens, end - 1) ?? 0);
  return isSmaller ? { end: rest.end, value: add(result, rest.value), others: [] } : { end, value: result, others: [] };
}
