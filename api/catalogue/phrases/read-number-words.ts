import { add, divide, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { AND, MULTIPLES, OTHER_MULTIPLES, PARTS, SMALL_NUMBERS, TENS } from './number-words.ts';
import type { NumberReading } from './read-number.ts';
import type { Token } from './tokens.ts';

const ARTICLES = new Set(['a', 'an']);

const wordAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  const text = token?.kind === 'word' || token?.kind === 'mark' ? token.text : '';
  // The tables of words are plain objects: `constructor` stands in none of them, and all have it.
  return text in Object.prototype ? '' : text;
};

/** One hyphen between number words counts for nothing: `twenty-five`. */
const afterHyphen = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === '-' && tokens[at]?.isSpaced === false ? at + 1 : at;

/** `twenty five`, `three hundred and fifty`, `two and a half`, `half a`, `a quarter of a`; or what goes on after `before` in digits: `5 million`, `2 and a half`. */
export function readNumberWords(tokens: readonly Token[], at: number, before?: Rational): NumberReading | undefined {
  const isArticle = before === undefined && ARTICLES.has(wordAt(tokens, at));
  if (before === undefined) {
    const couple = /^(?:couple|pair)$/.test(wordAt(tokens, isArticle ? at + 1 : at));
    if (couple) return { end: afterOf(tokens, at + (isArticle ? 2 : 1), false), value: rational(2n), others: [] };
  }
  const start = isArticle ? at + 1 : at;
  const share = readShare(tokens, start, before);
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

/** `half`, `three quarters of a`, `one third`. */
function readShare(tokens: readonly Token[], at: number, before?: Rational): NumberReading | undefined {
  const count = before ? undefined : readWhole(tokens, at);
  const place = afterHyphen(tokens, count?.end ?? at);
  const parts = PARTS[wordAt(tokens, place)];
  if (parts === undefined) return undefined;
  const times = before ?? count?.value ?? rational(1n);
  const value = divide(times, rational(BigInt(parts)));
  const end = afterOf(tokens, place + 1, true);
  // `half a dozen`, `quarter of a million`
  const multiple = multipleAt(tokens, end);
  if (multiple !== undefined) return { end: end + 1, value: multiply(value, rational(BigInt(multiple))), others: [] };
  return { end, value, others: [], isFraction: true };
}

/** Past `of a` between a share and its unit, past `of` between a couple and its unit. */
export function afterOf(tokens: readonly Token[], at: number, isShare: boolean): number {
  const afterThat = wordAt(tokens, at) === 'of' ? at + 1 : at;
  return isShare && /^(?:a|an|one|the)$/.test(wordAt(tokens, afterThat)) ? afterThat + 1 : afterThat;
}

/** `and a half`, `and three quarters` after a whole number. */
function andShare(tokens: readonly Token[], at: number, whole: Rational): NumberReading | undefined {
  if (!AND.has(wordAt(tokens, at)) || whole.denominator !== 1n) return undefined;
  const share = readShare(tokens, ARTICLES.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1);
  if (!share || share.value.numerator >= share.value.denominator) return undefined;
  // A dozen and a half are 18, a million and a half 1,500,000; of a thousand and a half, nobody knows.
  const multiple = multipleAt(tokens, at - 1) ?? 1;
  if (multiple === 100 || multiple === 1000) return undefined;
  return { ...share, value: add(whole, multiply(share.value, rational(BigInt(multiple)))), isFraction: multiple === 1 };
}

/** `point two five`. */
function readDecimals(tokens: readonly Token[], whole: NumberReading): NumberReading | undefined {
  if (wordAt(tokens, whole.end) !== 'point') return undefined;
  let digits = '';
  let end = whole.end + 1;
  for (; (digitAt(tokens, end) ?? 10) < 10; end += 1) digits += digitAt(tokens, end);
  return digits === '' ? undefined : { end, value: add(whole.value, rationalFromDecimal(`0.${digits}`)), others: [] };
}

/** `point five`, where something follows the point. */
function pointFirst(tokens: readonly Token[], at: number): NumberReading | undefined {
  return readDecimals(tokens, { end: at, value: rational(0n), others: [] });
}

/** `oh` is a zero among digits only. */
function digitAt(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  return word === 'oh' || word === 'o' ? 0 : SMALL_NUMBERS[word];
}

/** A whole number in words, each part smaller than the one before: `two thousand three hundred and five`. */
function readWhole(tokens: readonly Token[], at: number): NumberReading | undefined {
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

/** A thousand and more after a group; 1 where there is none. */
function scaleAt(tokens: readonly Token[], at: number): { value: number; end: number } {
  const value = multipleAt(tokens, at);
  return value !== undefined && (value >= 1000 || value === MULTIPLES.dozen)
    ? { value, end: at + 1 }
    : { value: 1, end: at };
}

function multipleAt(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  return MULTIPLES[OTHER_MULTIPLES[word] ?? word];
}

/** Up to 999: `three hundred and fifty`, `twenty-five`. */
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

/** `5 million`, `a dozen`, `hundred`, `2 hundred thousand`; nobody says the same twice. */
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
