import { add, compare, equals, multiply, rational, type Rational } from '../../engine/rational.ts';
import { AND, ORDINALS, PARTS, SMALL_NUMBERS, TENS } from '../text/number-words.ts';
import { textAt, type NumberToken, type Token } from '../text/tokens.ts';
import { numberOf, ONE, type NumberReading } from './numbers.ts';
import { longest, rule, type Rule, type Span } from './parser.ts';
import { isOrdinal, multipleOf } from './word-lists.ts';

interface Piece {
  text: string;
  /** A hyphen precedes it. */
  isJoined: boolean;
}

/** One way to split the words of a fraction: `twenty | fifths`, `twenty-fifths`. */
export interface Split {
  count?: bigint;
  under: bigint;
  pieces: readonly Piece[];
  /** Of the denominator among the pieces. */
  place: number;
}

interface Shares {
  values: readonly Rational[];
  /** A hundred and three quarters never means 103 quarters, but two hundred and fifty-sixth may be 1/256. */
  certainty: 'only' | 'likely' | 'last resort';
  /** A million and a half is not a fraction. */
  isWhole?: boolean;
}

interface Parts {
  article?: Token;
  number: NumberToken;
  whole: { value: Rational; multiple: bigint };
  splits: readonly Split[];
}

interface AtomParts {
  all: readonly Shares[];
  of: string;
  multiple: bigint;
  whole: NumberReading;
}

interface Denominator {
  under: bigint;
  /** The place of its first token. */
  at: number;
}

export const shareRules: readonly Rule[] = [
  rule('denominator', '( under:PART | under:whole )', ['half a mile', 'two ten-thousandths of an inch'], inWords),
  rule('denominator', 'number:NUMBER ORDINAL_END', ['3 64ths of an inch'], inDigits),
  rule('split', '[ count:whole [ HYPHEN ] ] denominator:denominator', ['three-sixteenths of an inch'], splitOf),
  rule('mixable', '( count:count | number:NUMBER )', ['two and a half miles', '5 and a half miles'], mixable),
  rule(
    'shares',
    '[ ARTICLE ] whole:mixable [ HYPHEN ] AND [ HYPHEN ] [ article:ARTICLE [ HYPHEN ] ] splits*:split',
    ['two and a half miles', 'seven and a thirty-second of an inch', 'a million and a half miles'],
    mixed,
  ),
  rule(
    'shares',
    'whole:mixable [ HYPHEN ] AND [ HYPHEN ] number:NUMBER [ HYPHEN ] splits*:split',
    ['5 and 5 sixteenths of an inch'],
    ({ whole, number, splits }: Parts, span) =>
      sharesOf(mixedValues(whole, counted(number, splits), whole.multiple), span),
  ),
  rule(
    'shares',
    'number:NUMBER [ HYPHEN ] splits*:split',
    ['3 quarters of a mile', '3 64ths of an inch'],
    ({ number, splits }: Parts, span) => sharesOf(counted(number, splits), span),
  ),
  rule('shares', '[ article:ARTICLE ] splits*:split', ['half a mile', 'a sixty-fourth of an inch'], alone),
  longest('atom', 'all*:shares of-a', ['half a mile', 'three quarters of a mile'], shareAtom),
  longest(
    'atom',
    'all*:shares of-a [ HYPHEN ] multiple:MULTIPLE',
    ['half a dozen miles'],
    ({ all, multiple }: AtomParts) => {
      const [value] = mostCertain(all);
      return value && numberOf(multiply(value, rational(multiple)));
    },
  ),
  longest(
    'atom',
    'all*:shares of:of-a whole:atom',
    ['half of 6 feet', 'a third of twelve inches', 'half of 3/4 cup'],
    ofWhole,
  ),
];

function inWords({ under }: Denominator, { tokens, start, end }: Span): Denominator | undefined {
  const ordinal = tokens.slice(start, end).findIndex(isOrdinal);
  return PARTS[textAt(tokens, start)] || ordinal === end - start - 1 ? { under, at: start } : undefined;
}

function inDigits({ number: { values } }: Parts, { start }: Span): Denominator | undefined {
  return values[0]!.denominator === 1n ? { under: values[0]!.numerator, at: start } : undefined;
}

function mixable({ count, number }: { count?: Rational; number?: NumberToken }, { tokens, end }: Span) {
  const value = count ?? number!.values[0]!;
  const multiple = BigInt(multipleOf(textAt(tokens, end - 1)) ?? 1);
  return value.denominator === 1n ? { value, multiple } : undefined;
}

/** A 3rd foot is not a third of a foot. */
function alone({ article, splits }: Parts, span: Span): Shares | undefined {
  const isInDigits = span.tokens[span.start]!.kind === 'number';
  return isInDigits ? undefined : sharesOf(likelyValues(splits, article !== undefined), span);
}

function shareAtom({ all }: AtomParts): NumberReading | undefined {
  const values = mostCertain(all);
  const doubt = values.length > 1 && ({ doubt: 'WORDS', others: values } as const);
  return values[0] && numberOf(values[0], { isFraction: !all[0]!.isWhole, ...doubt });
}

function ofWhole({ all, of, whole }: AtomParts, { tokens, end }: Span): NumberReading | undefined {
  const [value, ...others] = mostCertain(all);
  const isOf = of === 'of' && tokens[end]?.kind === 'word' && !whole.isArticle && !whole.failure;
  if (!value || others.length > 0 || !isOf) return undefined;
  return { ...numberOf(multiply(value, whole.value), { isFraction: true }), ...(whole.doubt && whole) };
}

function mixed({ whole, article, splits }: Parts, span: Span): Shares | undefined {
  const hasArticle = article !== undefined;
  // In `two hundred and fifty-sixth`, the words after `and` need a count or an article to be a fraction.
  const likely = likelyValues(splits, hasArticle, !hasArticle);
  const isLikely = likely.length > 0;
  const multiple = hasArticle || !isLikely ? whole.multiple : 1n;
  const values = mixedValues(whole, isLikely ? likely : likelyValues(splits, hasArticle), multiple);
  const isSimple = PARTS[splits[0]!.pieces.at(-1)!.text] !== undefined;
  if (isSimple) return sharesOf(values, span, 'only', multiple > 1n);
  return sharesOf(values, span, isLikely ? 'likely' : 'last resort', multiple > 1n);
}

/** A dozen and a half is 18, a million and a half 1,500,000. A thousand and a half may be 1500 or 1000.5. */
function mixedValues({ value }: Parts['whole'], shares: readonly Rational[], multiple: bigint): Rational[] {
  if (multiple === 100n || multiple === 1000n) return [];
  return shares
    .filter((share) => compare(share, ONE) < 0)
    .map((share) => add(value, multiply(share, rational(multiple))));
}

function sharesOf(
  values: readonly Rational[],
  { tokens, end }: Span,
  certainty: Shares['certainty'] = 'likely',
  isWhole = false,
): Shares | undefined {
  const isSeconds = ORDINALS[textAt(tokens, end - 1)]?.word === 'two';
  if (values.length === 0 || (isSeconds && !isBeforeUnit(tokens, end))) return undefined;
  return { values, certainty, ...(isWhole && { isWhole }) };
}

const NOT_A_UNIT = new Set('to into in as is are and on equals how please or = ?'.split(' '));

/** Thirty seconds to minutes are no fraction. */
function isBeforeUnit(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at);
  if (next === '-') return tokens[at]?.isSpaced === false && /^inch|^in$/.test(textAt(tokens, at + 1));
  if (next === 'in') return NOT_A_UNIT.has(textAt(tokens, at + 1)) || tokens[at + 1] === undefined;
  return tokens[at]?.kind === 'word' && !NOT_A_UNIT.has(next);
}

function mostCertain(all: readonly Shares[]): Rational[] {
  const certainty = (['only', 'likely', 'last resort'] as const).find((one) =>
    all.some((shares) => shares.certainty === one),
  );
  const values = all.filter((shares) => shares.certainty === certainty).flatMap((shares) => shares.values);
  return values.filter((value, place) => values.findIndex((other) => equals(other, value)) === place);
}

/** After a unit: `a mile and a half`. A minute and thirty seconds does not mean a thirty-second. */
export function valuesAfterUnit(splits: readonly Split[], hasArticle: boolean): Rational[] {
  const isSimple = PARTS[splits[0]!.pieces.at(-1)!.text] !== undefined;
  const values = likelyValues(splits, hasArticle, !hasArticle && !isSimple);
  return mostCertain([{ values, certainty: 'only' }]).filter((value) => compare(value, ONE) < 0);
}

function splitOf(
  { count, denominator: { under, at } }: { count?: bigint; denominator: Denominator },
  { tokens, start, end }: Span,
): Split | undefined {
  if (count === 0n || under < 2n || tokens.slice(start, at).some(isOrdinal)) return undefined;
  const pieces = piecesIn(tokens, start, end);
  // A second is a fraction only at the end of a larger number.
  if (pieces.length === 1 && (ORDINALS[pieces[0]!.text]?.least ?? 3) < 3) return undefined;
  const split = { ...(count !== undefined && { count }), under, pieces, place: piecesIn(tokens, start, at).length };
  return isWithinTens(split) ? undefined : split;
}

function piecesIn(tokens: readonly Token[], start: number, end: number): Piece[] {
  const places = tokens.slice(start, end).map((_, at) => start + at);
  return places
    .filter((at) => textAt(tokens, at) !== '-' && (at === start || tokens[at - 1]!.kind !== 'number'))
    .map((at) => ({ text: textAt(tokens, at), isJoined: at > start && textAt(tokens, at - 1) === '-' }));
}

const isTens = (piece: Piece | undefined) => piece !== undefined && TENS[piece.text] !== undefined;
const isMultiple = (piece: Piece | undefined) => piece !== undefined && multipleOf(piece.text) !== undefined;

/** Twenty-five thousandths are 25/1000, not 20 and 5/1000. */
function isWithinTens({ pieces, place }: Split): boolean {
  const [before, piece, next] = [pieces[place - 1], pieces[place]!, pieces[place + 1]];
  const isSmall = next !== undefined && (SMALL_NUMBERS[piece.text] ?? 10) < 10;
  return isTens(before) && isSmall && (piece.isJoined || !isMultiple(next));
}

/**
 * A hyphen before the denominator speaks against a split: `five hundred-thousandths`. In `three-sixteenths` and
 * `one-hundredth`, it only joins the fraction; in `sixty-fourths` and `hundred-thousandths`, it makes one word.
 */
function isJoined({ pieces, place }: Split): boolean {
  const before = pieces[place - 1];
  if (!before || !pieces[place]!.isJoined) return false;
  const isSmallAfterTens =
    isTens(before) && place === pieces.length - 1 && (ORDINALS[pieces[place]!.text]?.least ?? 0) < 10;
  return isSmallAfterTens ? pieces.length > 2 : isMultiple(before) || pieces.length > 2;
}

/** `5 hundred thousandths` may be 5/100,000 or 500/1000. */
function counted({ values: [value] }: NumberToken, splits: readonly Split[]): Rational[] {
  if (value!.denominator !== 1n) return [];
  const whole = splits.find(({ count }) => count === undefined);
  const rest = splits.find(({ pieces, place }) => place === 1 && isMultiple(pieces[0]));
  const plain = whole ? [rational(value!.numerator, whole.under)] : [];
  if (!rest || (rest.pieces[1]!.isJoined && whole)) return plain;
  return [...plain, rational(value!.numerator * rest.count!, rest.under)];
}

function likelyValues(splits: readonly Split[], hasArticle: boolean, isCountNeeded = false): Rational[] {
  const { pieces } = splits[0]!;
  const found = splits.filter(({ count }) => count !== undefined || !isCountNeeded).sort((a, b) => a.place - b.place);
  const loose = found.filter((split) => !isJoined(split));
  const hasAnd = pieces.some(({ text }) => AND.has(text));
  const likely = loose.length > 0 && !hasAnd ? loose : found;
  const one = likely.filter(({ count = 1n }) => count === 1n);
  const several = likely.filter(({ count = 1n }) => count > 1n);
  const chosen = () => {
    if (several.length === 0 || one.length === 0) return likely;
    // `ten thousandths` is ten of them; `twenty-thirds` may be 20/3 or 1/23.
    const isTensAndSmall = pieces.length === 2 && isTens(pieces[0]);
    if (isPlural(pieces)) return isTensAndSmall || hasAnd ? [...several, ...one] : several;
    // `a ten-thousandth` is one part; without an article, `ten thousandth` may be an error for ten of them.
    const isSure = hasArticle || pieces[0]!.text === 'one' || pieces.slice(0, -1).every(isTens);
    return isSure || pieces.slice(1).every((piece) => piece.isJoined) ? one : [...one, ...several];
  };
  return chosen().map(({ count = 1n, under }) => rational(count, under));
}

function isPlural(pieces: readonly Piece[]): boolean {
  const { text } = pieces.at(-1)!;
  return text.endsWith('s') || PARTS[text] !== undefined;
}
