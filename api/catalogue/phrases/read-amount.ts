import { add, multiply, rational, type Rational } from '../engine/rational.ts';
import { matchUnit } from './match-unit.ts';
import { AND, MINUS, PLUS } from './number-words.ts';
import type { ColloquialCount } from './phrase-reading.ts';
import { wordAt } from './read-cardinal.ts';
import { readClock } from './read-clock.ts';
import { readNumber, type Ambiguity, type NumberFailure, type NumberReading } from './read-number.ts';
import { readShare } from './read-share.ts';
import { readColloquialUnit } from './colloquial-units.ts';
import type { Token } from './tokens.ts';
import type { Candidate, UnitIndex } from './unit-index.ts';

export interface AmountPart {
  value: Rational;
  /** Possible units. `next` marks a bare number after a unit, as in `6 foot 2`: it counts the next smaller unit. */
  candidates: readonly Candidate[] | 'next';
  isFraction?: boolean;
  /** Digits of a bare number: 1m75 is 1.75 m, 1m5 is ambiguous. */
  digits?: number;
  colloquial?: ColloquialCount | undefined;
  isAdded?: boolean;
}

export interface Amount {
  end: number;
  parts: readonly AmountPart[];
  others: readonly Rational[];
  doubt?: Ambiguity;
  /** No number precedes the unit: `feet`. */
  isBare: boolean;
  /** `a mile` */
  isArticle: boolean;
  isNegative: boolean;
  /** A plus joins the parts, so they need not be units used together. */
  isSum: boolean;
}

/** Collects the failure of text that looks like a number but has no value. */
export interface ParseError {
  failure?: NumberFailure;
}

const MAX_PARTS = 7;
/** British newspapers write a lowercase m for a million. */
const SUFFIXES: ReadonlyMap<string, bigint> = new Map([
  ['k', 1000n],
  ['m', 1_000_000n],
  ['mn', 1_000_000n],
  ['mln', 1_000_000n],
  ['mio', 1_000_000n],
  ['b', 1_000_000_000n],
  ['bln', 1_000_000_000n],
  ['mrd', 1_000_000_000n],
  ['tn', 1_000_000_000_000n],
]);

export function readAmounts(tokens: readonly Token[], at: number, index: UnitIndex, parseError: ParseError): Amount[] {
  const sign = wordAt(tokens, at);
  // `a 5k`, `a 30 mile run`
  if ((sign === 'a' || sign === 'an') && tokens[at + 1]?.kind === 'number')
    return readAmounts(tokens, at + 1, index, parseError);
  // `feet in each mile`
  if (sign === 'each' || sign === 'every')
    return readParts(tokens, at + 1, index, parseError).filter(({ isBare }) => isBare);
  const isNegative = MINUS.has(sign);
  const start = isNegative || PLUS.has(sign) ? at + 1 : at;
  const clock = readClock(tokens, start, index, parseError);
  if (clock.length > 0) return clock.map((amount) => ({ ...amount, isNegative }));
  const isSigned = start > at;
  return readParts(tokens, start, index, parseError)
    .filter(({ isBare }) => !(isSigned && isBare))
    .flatMap((first) => {
      const others = isNegative && first.doubt ? first.others.slice(0, 1) : first.others;
      return extend({ ...first, isNegative, others }, tokens, index, parseError);
    });
}

function readParts(tokens: readonly Token[], at: number, index: UnitIndex, parseError: ParseError): Amount[] {
  const number = readNumber(tokens, at);
  if (number === undefined) return readBareUnit(tokens, at, index);
  if (typeof number === 'string') {
    parseError.failure ??= number;
    return [];
  }
  return withUnits(tokens, number, index).map(({ end, part }) => ({
    // Other values count the typed unit (fortnights), not its base (weeks).
    ...ONE_PART,
    end,
    parts: [part],
    others: part.value === number.value ? number.others : [],
    isArticle: number.isArticle === true,
    ...(number.doubt && { doubt: number.doubt }),
  }));
}

const ONE_PART = { others: [], isBare: false, isArticle: false, isNegative: false, isSum: false };

/** `feet`, or `fortnight` */
function readBareUnit(tokens: readonly Token[], at: number, index: UnitIndex): Amount[] {
  const one = rational(1n);
  const spoken = readColloquialUnit(tokens, at, one, index);
  if (spoken.length > 0) return spoken.map(({ end, part }) => ({ ...ONE_PART, end, parts: [part] }));
  return matchUnit(tokens, at, index).map(({ end, candidates }) => ({
    ...ONE_PART,
    end,
    parts: [{ value: one, candidates }],
    isBare: true,
  }));
}

function withUnits(
  tokens: readonly Token[],
  number: NumberReading,
  index: UnitIndex,
  isLater = false,
): { end: number; part: AmountPart }[] {
  const at = isHyphenOfUnit(tokens, number.end) ? number.end + 1 : number.end;
  const part = { value: number.value, ...(number.isFraction && { isFraction: true }) };
  const matches = matchUnit(tokens, at, index);
  const named = (isHeight(tokens, at) ? [...matches].reverse() : matches).map(({ end, candidates }) => ({
    end,
    part: { ...part, candidates },
  }));
  // A choice for each part would give a long sum thousands of readings.
  const spoken = readColloquialUnit(tokens, at, number.value, index).slice(0, isLater ? 1 : undefined);
  if (spoken.length > 0) return spoken.map((found) => ({ end: found.end, part: { ...part, ...found.part } }));
  const multiple = suffixAt(tokens, at);
  if (multiple === undefined) return named;
  const multiplied = matchUnit(tokens, at + 1, index).map(({ end, candidates }) => ({
    end,
    part: { value: multiply(number.value, rational(multiple)), candidates },
  }));
  return [...multiplied, ...named];
}

/** `5-foot` */
function isHyphenOfUnit(tokens: readonly Token[], at: number): boolean {
  const hyphen = tokens[at];
  const isTight = hyphen?.kind === 'mark' && hyphen.text === '-' && !hyphen.isSpaced;
  return isTight && tokens[at + 1]?.kind === 'word';
}

/** 6ft2 is more likely a height; 6 ft2 is an area. */
function isHeight(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at];
  const isTightFoot = unit?.kind === 'word' && unit.text === 'ft' && !unit.isSpaced;
  return isTightFoot && tokens[at + 1]?.kind === 'number';
}

function suffixAt(tokens: readonly Token[], at: number): bigint | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const isLetter = token.text.length === 1;
  if (isLetter && token.isSpaced && token.typed !== token.text.toUpperCase()) return undefined;
  return SUFFIXES.get(token.text);
}

function extend(amount: Amount, tokens: readonly Token[], index: UnitIndex, parseError: ParseError): Amount[] {
  const half = andShare(amount, tokens);
  return half ? [half, ...withMore(amount, tokens, index, parseError)] : withMore(amount, tokens, index, parseError);
}

function withMore(amount: Amount, tokens: readonly Token[], index: UnitIndex, parseError: ParseError): Amount[] {
  if (amount.isBare || amount.doubt || amount.parts.length >= MAX_PARTS) return [amount];
  const joint = jointAt(tokens, amount.end);
  if (!joint || isPower(tokens, amount.end)) return [amount];
  const number = readNumber(tokens, joint.end);
  if (typeof number === 'string') parseError.failure ??= number;
  if (typeof number !== 'object') return [amount];
  const doubt = joint.doubt ?? number.doubt;
  const joined = { ...amount, isSum: amount.isSum || joint.isSum, others: [], ...(doubt && { doubt }) };
  const named = withUnits(tokens, number, index, true).flatMap(({ end, part }) =>
    extend({ ...joined, end, parts: [...amount.parts, { ...part, isAdded: joint.isSum }] }, tokens, index, parseError),
  );
  const digits = tokens[joint.end]!.typed.length;
  const next: AmountPart = {
    value: number.value,
    candidates: 'next',
    digits,
    ...(number.isFraction && { isFraction: true }),
  };
  const isJoined = joint.isSum || joint.isAnd || tokens[joint.end]?.kind === 'mark';
  const mayCountNextUnit = !number.isArticle && !isJoined && amount.parts.at(-1)?.candidates !== 'next';
  const implied = mayCountNextUnit ? [{ ...joined, end: number.end, parts: [...amount.parts, next] }] : [];
  return [...named, ...implied, amount];
}

/** The 2 of `m2` cannot begin a part, unlike the 2 of `6ft2`. */
function isPower(tokens: readonly Token[], at: number): boolean {
  const [unit, number] = [tokens[at - 1], tokens[at]];
  return (
    number?.kind === 'number' &&
    !number.isSpaced &&
    /^[23]$/.test(number.typed) &&
    unit?.kind === 'word' &&
    /^(?:[cdkm]?m|in|yd|mi|mt)$/.test(unit.text)
  );
}

/** Reads the joint between two parts: nothing, a comma, `and`, a plus, or the hyphen of 5'-3". */
function jointAt(
  tokens: readonly Token[],
  at: number,
): { end: number; isSum: boolean; isAnd?: boolean; doubt?: Ambiguity } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const text = wordAt(tokens, at);
  if (PLUS.has(text)) return { end: at + 1, isSum: true };
  if (text === 'minus') return undefined;
  if (text === '-') {
    const isTight = !token.isSpaced && tokens[at + 1]?.isSpaced === false;
    return isTight ? { end: at + 1, isSum: false } : { end: at + 1, isSum: false, doubt: 'RANGE' };
  }
  if (text === ',') return { end: AND.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1, isSum: false };
  return { end: AND.has(text) ? at + 1 : at, isSum: false, isAnd: AND.has(text) };
}

function andShare(amount: Amount, tokens: readonly Token[]): Amount | undefined {
  if (!AND.has(wordAt(tokens, amount.end)) || amount.parts.length !== 1) return undefined;
  const article = /^an?$/.test(wordAt(tokens, amount.end + 1)) ? amount.end + 2 : amount.end + 1;
  const share = readShare(tokens, article, { hasArticle: article > amount.end + 1, isAfterUnit: true });
  if (!share?.isFraction || share.value.numerator >= share.value.denominator) return undefined;
  const { colloquial, ...part } = amount.parts[0]!;
  const withPart = (value: Rational) => add(part.value, colloquial ? multiply(value, colloquial.each) : value);
  return {
    ...amount,
    end: share.end,
    isBare: false,
    others: share.others.map(withPart),
    parts: [
      {
        ...part,
        value: withPart(share.value),
        isFraction: true,
        colloquial: colloquial && { ...colloquial, value: add(colloquial.value, share.value) },
      },
    ],
    ...(share.doubt && { doubt: share.doubt }),
  };
}
