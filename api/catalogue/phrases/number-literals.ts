import { multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';

/** Digits as they were written, with every value that they may stand for, the usual one first. */
export interface NumberLiteral {
  length: number;
  values: readonly Rational[];
}

export type LiteralFailure = 'NOT_A_NUMBER' | 'OUT_OF_RANGE';

const MAX_DIGITS = 60;
const MAX_EXPONENT = 300;

interface Notation {
  pattern: RegExp;
  /** Each value as decimal text. */
  read: (digits: string) => readonly string[];
}

const without = (marks: RegExp) => (digits: string) => [digits.replace(marks, '')];
const withPoint = (digits: string) => digits.replace(',', '.');

/** The first that matches is the one. None may break off within a number, which `ENDS` sees to. */
const NOTATIONS: readonly Notation[] = [
  // 1'000 m, as the Swiss write it; where a unit or another mark of feet follows, it is that.
  { pattern: /^[1-9]\d{0,2}(?:'\d{3})+(?:\.\d+)?(?= ?[a-zµ°])/i, read: without(/'/g) },
  { pattern: /^[1-9]\d{0,2}(?:_\d{3})+(?:\.\d+)?/, read: without(/_/g) },
  { pattern: /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?(?! ?\/)/, read: spaced },
  { pattern: /^[1-9]\d{0,2}(?:,\d{3})+\.\d*/, read: without(/,/g) },
  { pattern: /^[1-9]\d{0,2}(?:,\d{3}){2,}/, read: without(/,/g) },
  // 1,00,000 as India writes it.
  { pattern: /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?/, read: without(/,/g) },
  { pattern: /^[1-9]\d{0,2}(?:\.\d{3})+,\d+/, read: (digits) => [withPoint(digits.replaceAll('.', ''))] },
  { pattern: /^[1-9]\d{0,2}(?:\.\d{3}){2,}/, read: without(/\./g) },
  // Thousands to most, a decimal comma to many; and 1.500 the other way round.
  { pattern: /^[1-9]\d{0,2},\d{3}(?!\d)/, read: (digits) => [digits.replace(',', ''), withPoint(digits)] },
  { pattern: /^[1-9]\d{0,2}\.\d{3}(?!\d)/, read: (digits) => [digits, digits.replace('.', '')] },
  // 1,0000 may have a zero too many, or be grouped by four as in China.
  { pattern: /^[1-9]\d{0,2},\d{3}0(?!\d)/, read: (digits) => [withPoint(digits), digits.replace(',', '')] },
  { pattern: /^\d+,\d+/, read: (digits) => [withPoint(digits)] },
  { pattern: /^(?:\d+(?:\.\d*)?|\.\d+)/, read: (digits) => [digits] },
];

const EXPONENT = /^e([+-]?\d+)/i;
const GOES_ON = /^[.,_]?\d|^'\d{3}/;

/** 1 234 is a number, but may be two of them: 2 250 ml are two bottles to some. */
function spaced(digits: string): readonly string[] {
  const [first = '', second = '', third] = digits.split(' ');
  const joined = withPoint(digits.replaceAll(' ', ''));
  return third === undefined && first !== '1' && /^[1-9]\d+$/.test(second) ? [joined, `${first}×${second}`] : [joined];
}

/** A number in digits at the beginning of a text; undefined where there is none. */
export function readLiteral(text: string): NumberLiteral | LiteralFailure | undefined {
  for (const { pattern, read } of NOTATIONS) {
    const digits = pattern.exec(text)?.[0];
    if (digits === undefined || GOES_ON.test(text.slice(digits.length))) continue;
    const power = EXPONENT.exec(text.slice(digits.length));
    const exponent = Number(power?.[1] ?? 0);
    if (digits.length > MAX_DIGITS || Math.abs(exponent) > MAX_EXPONENT) return 'OUT_OF_RANGE';
    const length = digits.length + (power?.[0].length ?? 0);
    return { length, values: read(digits).map((decimal) => valueOf(decimal, exponent)) };
  }
  return /^[.,]?\d/.test(text) ? (/^\d{61}/.test(text) ? 'OUT_OF_RANGE' : 'NOT_A_NUMBER') : undefined;
}

function valueOf(decimal: string, exponent: number): Rational {
  const [first = '', second] = decimal.split('×');
  const value = rationalFromDecimal(first.endsWith('.') ? first.slice(0, -1) : first, exponent);
  return second === undefined ? value : multiply(value, rational(BigInt(second)));
}
