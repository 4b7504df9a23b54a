import { add, multiply, rational, type Rational } from '../engine/rational.ts';
import { AND, ORDINALS, PARTS, SMALL_NUMBERS, TENS } from './number-words.ts';
import { afterHyphen, multipleAt, multipleOf, readWhole, wordAt } from './read-cardinal.ts';
import type { NumberReading } from './read-number.ts';
import { ARTICLES, shareRunAt, type ShareRun } from './share-run.ts';
import type { Token } from './tokens.ts';

interface Split {
  count: bigint;
  under: bigint;
  /** A hyphen follows the count, which speaks against this split: `five hundred` in `five hundred-thousandths`. */
  isJoined: boolean;
  hasCount: boolean;
}

interface ShareContext {
  before?: Rational | undefined;
  hasArticle?: boolean;
  isAfterUnit?: boolean;
}

/**
 * `half`, `a sixty-fourth of an`, `seven and a thirty-second`, `3 64ths`. In doubt if the words split in several ways.
 */
export function readShare(
  tokens: readonly Token[],
  at: number,
  { before, hasArticle = false, isAfterUnit = false }: ShareContext = {},
): NumberReading | undefined {
  const run = shareRunAt(tokens, at, isAfterUnit);
  if (!run || (before !== undefined && before.denominator !== 1n)) return undefined;
  const values = before ? countedValues(run, before.numerator) : wordedValues(run, hasArticle, isAfterUnit);
  const distinct = values.filter(
    (value, place) =>
      values.findIndex((one) => one.numerator === value.numerator && one.denominator === value.denominator) === place,
  );
  const [value] = distinct;
  if (!value) return undefined;
  const end = afterOf(tokens, run.end, true);
  // `half a dozen`, `quarter of a million`
  const place = afterHyphen(tokens, end);
  const multiple = multipleAt(tokens, place);
  if (multiple !== undefined) return { end: place + 1, value: multiply(value, rational(BigInt(multiple))), others: [] };
  // `half of 6 feet`, `a third of twelve inches`
  const whole = wordAt(tokens, end - 1) === 'of' ? wholeAt(tokens, end) : undefined;
  if (whole && distinct.length === 1)
    return { end: whole.end, value: multiply(value, whole.value), others: [], isFraction: true };
  const isDoubtful = distinct.length > 1;
  return { end, value, others: isDoubtful ? distinct : [], isFraction: true, ...(isDoubtful && { doubt: 'WORDS' }) };
}

function wholeAt(tokens: readonly Token[], at: number): { end: number; value: Rational } | undefined {
  const token = tokens[at];
  return token?.kind === 'number' && tokens[at + 1]?.kind === 'word'
    ? { end: at + 1, value: token.values[0]! }
    : readWhole(tokens, at);
}

export function afterOf(tokens: readonly Token[], at: number, isShare: boolean): number {
  const part = isShare && /^parts?$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const afterThat = wordAt(tokens, part) === 'of' ? part + 1 : at;
  return isShare && /^(?:a|an|one|the)$/.test(wordAt(tokens, afterThat)) ? afterThat + 1 : afterThat;
}

function countedValues(run: ShareRun, before: bigint): Rational[] {
  const under = denominatorOf(run, 0);
  const [first, second] = run.counts;
  const multiple = first && multipleOf(first.text);
  const rest = multiple === undefined ? undefined : denominatorOf(run, 1);
  const isJoined = run.counts.length === 1 ? run.denominator.isJoined : second?.isJoined === true;
  const plain = under === undefined ? [] : [rational(before, under)];
  return rest === undefined || (isJoined && plain.length > 0)
    ? plain
    : [...plain, rational(before * BigInt(multiple!), rest)];
}

function wordedValues(run: ShareRun, hasArticle: boolean, isAfterUnit: boolean): Rational[] {
  const isSimple = PARTS[run.denominator.text] !== undefined;
  const mixed = mixedValues(run);
  // `a hundred and three quarters` never means 103 quarters.
  if (isSimple && mixed.length > 0) return mixed;
  // `a minute and thirty seconds` does not mean a thirty-second.
  const isCountNeeded = isAfterUnit && !hasArticle && !isSimple;
  return [...mixed, ...shareValues(run, hasArticle, isCountNeeded)];
}

function mixedValues(run: ShareRun): Rational[] {
  return run.counts.flatMap(({ text }, at) => {
    if (!AND.has(text)) return [];
    const whole = cardinal(run.counts.slice(0, at).map((piece) => piece.text));
    if (whole === undefined) return [];
    const tail = run.counts.slice(at + 1);
    const hasArticle = ARTICLES.has(tail[0]?.text ?? '');
    const rest = { ...run, counts: hasArticle ? tail.slice(1) : tail };
    // In `two hundred and fifty-sixth`, the words after `and` need a count or an article to be a fraction.
    const shares = shareValues(rest, hasArticle, !hasArticle);
    // A thousand and a half may be 1500 or 1000.5; see `read-number-words.ts`.
    const multiple = hasArticle ? (multipleOf(run.counts[at - 1]!.text) ?? 1) : 1;
    if (multiple === 100 || multiple === 1000) return [];
    return shares
      .filter(({ numerator, denominator }) => numerator < denominator)
      .map((share) => add(rational(whole), multiply(share, rational(BigInt(multiple)))));
  });
}

function shareValues(run: ShareRun, hasArticle: boolean, isCountNeeded: boolean): Rational[] {
  const found = splitsOf(run).filter(({ hasCount }) => hasCount || !isCountNeeded);
  const loose = found.filter(({ isJoined }) => !isJoined);
  const hasAnd = run.counts.some(({ text }) => AND.has(text));
  const likely = loose.length > 0 && !hasAnd ? loose : found;
  const isPlural = run.figure === undefined && run.denominator.text.endsWith('s');
  const one = likely.filter(({ count }) => count === 1n);
  const several = likely.filter(({ count }) => count > 1n);
  const isSimple = PARTS[run.denominator.text] !== undefined;
  const chosen = isPlural || isSimple ? pluralSplits(run, one, several) : singularSplits(run, one, several, hasArticle);
  return chosen.map(({ count, under }) => rational(count, under));
}

/** `ten thousandths` is ten of them; `twenty-thirds` may be 20/3 or 1/23. */
function pluralSplits(run: ShareRun, one: readonly Split[], several: readonly Split[]): readonly Split[] {
  if (several.length === 0) return one;
  const hasAnd = run.counts.some(({ text }) => AND.has(text));
  const isTensAndSmall = run.counts.length === 1 && isTens(run.counts[0]!.text);
  return isTensAndSmall || hasAnd ? [...several, ...one] : several;
}

/** `a ten-thousandth` is one part; without an article, `ten thousandth` may be an error for ten of them. */
function singularSplits(
  run: ShareRun,
  one: readonly Split[],
  several: readonly Split[],
  hasArticle: boolean,
): readonly Split[] {
  const [first] = run.counts;
  const isSure = hasArticle || first?.text === 'one' || run.counts.every(({ text }) => isTens(text));
  const isHyphened =
    run.counts.length > 0 && run.denominator.isJoined && run.counts.slice(1).every(({ isJoined }) => isJoined);
  return one.length > 0 && (isSure || isHyphened) ? one : [...one, ...several];
}

function isTens(word: string): boolean {
  return TENS[word] !== undefined;
}

function splitsOf(run: ShareRun): Split[] {
  const { counts, denominator } = run;
  return [...counts, denominator].flatMap((piece, at): Split[] => {
    const before = counts[at - 1]?.text ?? '';
    // `twenty-five thousandths` is 25/1000, not 20 and 5/1000.
    const isSmall = at < counts.length && (SMALL_NUMBERS[piece.text] ?? 10) < 10;
    const isBeforeMultiple = !piece.isJoined && multipleOf(counts[at + 1]?.text ?? '') !== undefined;
    const isWithinTens = isTens(before) && isSmall && !isBeforeMultiple;
    if (isWithinTens || AND.has(before) || AND.has(piece.text)) return [];
    const under = denominatorOf(run, at);
    const count = at === 0 ? 1n : cardinal(counts.slice(0, at).map(({ text }) => text));
    if (under === undefined || under < 2n || count === undefined || count === 0n) return [];
    return [{ count, under, isJoined: piece.isJoined && at > 0 && isJoinUnusual(run, at), hasCount: at > 0 }];
  });
}

/**
 * In `three-sixteenths` and `one-hundredth`, the hyphen only joins the fraction; in `sixty-fourths` and `hundred-
 * thousandths`, it makes one word.
 */
function isJoinUnusual({ counts, denominator }: ShareRun, at: number): boolean {
  const before = counts[at - 1]!.text;
  const isLast = at === counts.length;
  const isSmallAfterTens = isTens(before) && isLast && (ORDINALS[denominator.text]?.least ?? 0) < 10;
  return isSmallAfterTens ? counts.length > 1 : multipleOf(before) !== undefined || counts.length > 1;
}

function denominatorOf({ counts, denominator, figure }: ShareRun, at: number): bigint | undefined {
  const words = counts.slice(at).map(({ text }) => text);
  const part = PARTS[denominator.text];
  if (figure !== undefined || part !== undefined) return words.length === 0 ? (figure ?? BigInt(part!)) : undefined;
  const ordinal = ORDINALS[denominator.text];
  return ordinal && cardinal([...words, ordinal.word]);
}

function cardinal(words: readonly string[]): bigint | undefined {
  const all = multipleOf(words[0] ?? '') === undefined ? words : ['one', ...words];
  const tokens = all.map((text): Token => ({ kind: 'word', text, typed: text, isSpaced: true }));
  const whole = readWhole(tokens, 0);
  return whole?.end === tokens.length ? whole.value.numerator : undefined;
}
