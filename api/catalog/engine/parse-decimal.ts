import { getSeparators, type NumberFormat } from './number-format.ts';
import { negate, rationalFromDecimal, type Rational } from './rational.ts';

export type ParsedDecimal =
  /** `text` is the number in ASCII, without group separators and with a decimal point, such as `-1234.50e2`. */
  | { ok: true; value: Rational; text: string }
  | { ok: false; code: 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE'; message: string };

/** These limits are far beyond any measurement, and low enough for fast exact arithmetic. */
const MAX_LENGTH = 300;
const MAX_EXPONENT = 1000;

export const NUMBER_EXPECTED = 'Enter a number such as 5, -2.5, or 1.2e6';

/** A leading comma is a decimal comma without the 0 before it. */
const SIGNED = /^([+-]?) ?(,(?=\d))?(.*)$/;
const EXPONENT = /^e([+-]?)(\d+)$/i;

/** Never returns NaN or Infinity. Takes bounded time and memory. */
export function parseDecimal(input: string, format: NumberFormat = 'comma-point'): ParsedDecimal {
  // Surrounding spaces do not count toward the limit.
  const trimmed = input.trim();
  if (trimmed.length > MAX_LENGTH) return failure('TOO_LONG', `A number may have at most ${MAX_LENGTH} characters`);
  const text = numberCharacters(trimmed);
  if (text === '') return failure('EMPTY', 'Enter a number');
  const [, sign, comma, rest = ''] = SIGNED.exec(text) ?? [];
  const unsigned = (comma ? `0,${rest}` : rest).replace(/^([\d. ']*\d),$/, '$1,0');
  const digits = readDigits(unsigned, format);
  if (!digits) return failure('NOT_A_NUMBER', NUMBER_EXPECTED);
  const after = unsigned.slice(digits.written.length);
  const [, exponentSign = '', exponentDigits = '0'] = EXPONENT.exec(after) ?? [];
  if (after !== '' && !EXPONENT.test(after)) return failure('NOT_A_NUMBER', NUMBER_EXPECTED);
  const exponent = Number(exponentDigits) * (exponentSign === '-' ? -1 : 1);
  if (Math.abs(exponent) > MAX_EXPONENT) {
    return failure(
      'OUT_OF_RANGE',
      `That number is too large or too small. Enter one with an exponent from -${MAX_EXPONENT} to ${MAX_EXPONENT}`,
    );
  }
  const magnitude = rationalFromDecimal(digits.decimal, exponent);
  const isNegative = sign === '-';
  return {
    ok: true,
    value: isNegative ? negate(magnitude) : magnitude,
    text: `${isNegative ? '-' : ''}${tidy(digits.decimal)}${exponent === 0 ? '' : `e${exponent}`}`,
  };
}

function tidy(decimal: string): string {
  return decimal
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
}

function failure(code: 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE', message: string): ParsedDecimal {
  return { ok: false, code, message };
}

const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\ufeff]/g;

/** Also converts full-width characters to ASCII. */
export function numberCharacters(text: string): string {
  return (
    text
      .replace(INVISIBLE, '')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/[\s\u2000-\u200a]+/g, ' ')
      // Before a digit, the long vowel mark of Japanese keyboards is a minus sign.
      .replace(/[\u2010-\u2015\u2212\ufe63]|[\u30fc\uff70](?=\d)/g, '-')
      .replace(/[’‘′`´ʹʼ‵‛]/g, "'")
      .trim()
  );
}

/** Unicode encodes the digits 0 to 9 of each script consecutively, and adjacent runs are complete. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

export interface WrittenDigits {
  written: string;
  /** The number with a decimal point and without group separators. */
  decimal: string;
  group?: string;
}

interface Notation {
  pattern: RegExp;
  group?: string;
}

const START = '^[1-9]\\d{0,2}';

/** The first pattern that matches up to the end of the number is used. */
const NOTATIONS: readonly Notation[] = [
  { pattern: new RegExp(`${START}(?:'\\d{3})+(?:[.,٫]\\d+)?`), group: "'" },
  { pattern: new RegExp(`${START}(?:_\\d{3})+(?:\\.\\d+)?`), group: '_' },
  { pattern: new RegExp(`${START}(?:٬\\d{3})+(?:[.٫]\\d+)?`), group: '٬' },
  // In 1 250/3, the 250 belongs to the fraction.
  { pattern: new RegExp(`${START}(?: \\d{3})+(?:[.,٫]\\d+)?(?! ?/)`), group: ' ' },
  { pattern: new RegExp(`${START}(?:,\\d{3})+[.٫]\\d*`), group: ',' },
  { pattern: new RegExp(`${START}(?:,\\d{3}){2,}`), group: ',' },
  // Indian grouping, such as 1,00,000, has only one meaning.
  { pattern: /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?/, group: ',' },
  { pattern: new RegExp(`${START}(?:\\.\\d{3})+[,٫]\\d+`), group: '.' },
  { pattern: new RegExp(`${START}(?:\\.\\d{3}){2,}`), group: '.' },
  { pattern: /^\d+[,٫]\d+/ },
  { pattern: /^(?:\d+(?:\.\d*)?|[.٫]\d+)/ },
];

/** In 1,500 and 1.500, the format decides whether the separator marks a group or decimals. */
const AMBIGUOUS_SEPARATOR = new RegExp(`${START}[.,]\\d{3}(?!\\d)`);
const CONTINUES_NUMBER = /^[.,_٬٫]?\d|^'\d{3}/;

/** The text must come from `numberCharacters`. */
export function readDigits(text: string, format: NumberFormat): WrittenDigits | undefined {
  for (const { pattern, group } of NOTATIONS) {
    const written = pattern.exec(text)?.[0];
    if (written === undefined || CONTINUES_NUMBER.test(text.slice(written.length))) continue;
    const groups = group ?? groupOfEither(written, format);
    const digits = groups === undefined ? written : written.replaceAll(groups, '');
    const decimal = digits.replace(/[,٫]/, '.');
    return groups === undefined ? { written, decimal } : { written, decimal, group: groups };
  }
  return undefined;
}

function groupOfEither(written: string, format: NumberFormat): string | undefined {
  if (!AMBIGUOUS_SEPARATOR.test(written)) return undefined;
  const separator = /[.,]/.exec(written)?.[0];
  return separator === getSeparators(format).decimal ? undefined : separator;
}

export function withOtherSeparators(text: string): string {
  return text.replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, (separator) => (separator === ',' ? '.' : ','));
}
