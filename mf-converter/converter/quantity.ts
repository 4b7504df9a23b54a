import { formatExact } from '@site/catalog/engine/format-exact';
import { mixedFraction } from '@site/catalog/engine/mixed-units';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { NUMBER_EXPECTED, parseDecimal } from '@site/catalog/engine/parse-decimal';
import type { ParsedDecimal } from '@site/catalog/engine/parse-decimal';
import { equalsSign, proseNumber, withMinusSign } from '@site/catalog/engine/prose-number';
import { absolute } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { readQuantity } from '@site/catalog/phrases/read-quantity';
import type { QuantityReading } from '@site/catalog/phrases/read-quantity';
import { nameFor } from '@site/catalog/phrases/words/conversion-text';

export interface TypedText {
  text: string;
  format?: NumberFormat | undefined;
  /** While the text is invalid or empty, the quantity comes from this text. */
  lastValidText?: string | undefined;
  /** The unrounded value of a copied result. */
  exact?: Rational | undefined;
  /** Copied from a result by a swap or a change of sides. */
  isCopied?: true | undefined;
}

export interface Quantity extends TypedText {
  state: 'number' | 'empty' | 'not-a-number';
  problem?: string | undefined;
  format: NumberFormat;
  /** The value if commas and points swap roles. Undefined if the text is unambiguous. */
  alternative?: Rational | undefined;
  lastValidText: string;
  /** Value of `lastValidText`, in the field's unit. */
  value: Rational;
  /** `1234.5` for 1.234,5, `5.25` for 5 ft 3 in, `16/3` if no decimal is exact. */
  valueText: string;
  /** Undefined for a plain number. */
  parts?: QuantityParts | undefined;
}

export type QuantityParts = Extract<QuantityReading, { ok: true }>['parts'];

export interface FieldUnits {
  unit: UnitDefinition;
  units: readonly UnitDefinition[];
}

export const SERVER_FORMAT: NumberFormat = 'comma-point';
export const ONE: TypedText = { text: '1' };

/** Without `field`, only plain numbers are valid. */
export function parseQuantity(typed: TypedText, field?: FieldUnits): Quantity {
  const { text, format = SERVER_FORMAT, lastValidText = ONE.text, exact, isCopied } = typed;
  const reading: QuantityReading | ParsedDecimal = field
    ? readQuantity(text, field.units, field.unit, format)
    : parseDecimal(text, format);
  if (!reading.ok)
    return {
      ...parseQuantity({ text: lastValidText, format }, field),
      text,
      alternative: undefined,
      state: reading.code === 'EMPTY' ? 'empty' : 'not-a-number',
      problem: explainProblem(reading, field?.unit.category),
    };
  return {
    text,
    state: 'number',
    lastValidText: text.trim(),
    value: exact ?? reading.value,
    valueText: typeof reading.text === 'string' ? reading.text : formatExactly(reading.value),
    format,
    alternative: 'other' in reading && !exact ? reading.other : undefined,
    parts: 'parts' in reading && reading.text === undefined ? reading.parts : undefined,
    isCopied,
  };
}

function explainProblem(
  reading: Extract<QuantityReading | ParsedDecimal, { ok: false }>,
  category: string | undefined,
): string {
  if (reading.code === 'EMPTY') return 'Enter a value to convert';
  if ('unknownUnit' in reading && reading.unknownUnit !== undefined && category !== undefined)
    return `“${reading.unknownUnit}” is not a unit of ${category.replaceAll('-', ' ')}. ${NUMBER_EXPECTED}`;
  return reading.message;
}

export function formatExactly(value: Rational): string {
  const { text, isExact, fraction } = formatExact(value);
  return isExact ? text : (fraction ?? text);
}

/** A visitor would hardly type a longer number. */
const MAX_TYPED_CHARACTERS = 15;

/** Undefined if no short decimal is exact. */
export function formatIfShort(value: Rational): string | undefined {
  const { text, isExact } = formatExact(value);
  return isExact && text.length <= MAX_TYPED_CHARACTERS ? text : undefined;
}

/** An empty value removes its parameter. */
export function buildUrlQuery(typed: Quantity): { value: string; format: string } {
  return { value: typed.text.trim(), format: needsFormat(typed) ? typed.format : '' };
}

/** Returns text for other pages, which read it in the server's format. */
export function formatForUrl(typed: Quantity): string {
  // The visitor can correct invalid text on that page.
  if (typed.state !== 'number') return typed.text;
  return needsFormat(typed) ? typed.valueText : typed.lastValidText;
}

const ONE_SEPARATOR_AND_THREE_DIGITS = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/;

/** A swap clears `alternative` but not this ambiguity. */
function needsFormat({ text, format, alternative }: Quantity): boolean {
  return format !== SERVER_FORMAT && (alternative !== undefined || ONE_SEPARATOR_AND_THREE_DIGITS.test(text));
}

export interface Conversion {
  value: Rational;
  from: UnitDefinition;
  to: UnitDefinition;
}

const DIGITS = 6;
const PLAIN = /^[+\-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d*)\.?\d*(?:e[+\-\u2212]?\d+)?$/i;

/** Returns `5 ft 3 in` for 5'3", `5.5 ft` for 5½. */
export function formatTyped({ valueText, parts }: Quantity, unit: UnitDefinition): string {
  if (!parts) return `${valueText} ${unit.symbol}`;
  const sign = parts.some(({ value }) => value.numerator < 0n) ? '-' : '';
  return sign + parts.map(formatPart).join(' ');
}

function formatPart({ value, unit }: QuantityParts[number]): string {
  return `${formatNumber(absolute(value))} ${unit.symbol}`;
}

/** Returns `5 feet 3 inches`, for screen readers. */
export function formatSpoken({ value, valueText, parts }: Quantity, unit: UnitDefinition): string {
  if (!parts) return `${valueText} ${nameFor(value, unit)}`;
  return parts.map((part) => `${formatNumber(part.value)} ${nameFor(part.value, part.unit)}`).join(' ');
}

export function formatEquation(typed: Quantity, { value, from, to }: Conversion): string {
  return withMinusSign(`${formatTyped(typed, from)} ${equalsSign(value, DIGITS)} ${formatWithUnit(value, to)}`);
}

/** Returns a fraction if six digits aren't exact. */
function formatNumber(value: Rational): string {
  return equalsSign(value, DIGITS) === '=' ? proseNumber(value, DIGITS) : mixedFraction(value);
}

/** Returns `5 ft 3 in = 5.25 ft`. Undefined for a plain number. */
export function findEcho(typed: Quantity, unit: UnitDefinition): string | undefined {
  if (typed.state !== 'number' || typed.alternative) return undefined;
  if (!typed.parts && PLAIN.test(typed.lastValidText)) return undefined;
  const quantity = formatTyped(typed, unit);
  const number = formatWithUnit(typed.value, unit);
  return quantity === number ? `= ${number}` : `${quantity} ${equalsSign(typed.value, DIGITS)} ${number}`;
}

export function findReadings({ state, value, alternative }: Quantity, unit: UnitDefinition): Readings | undefined {
  if (state !== 'number' || !alternative) return undefined;
  return { chosen: formatWithUnit(value, unit), alternative: formatWithUnit(alternative, unit) };
}

export interface Readings {
  chosen: string;
  alternative: string;
}

function formatWithUnit(value: Rational, unit: UnitDefinition): string {
  return `${proseNumber(value, DIGITS)} ${unit.symbol}`;
}

const WORDS = ['million', 'billion', 'trillion', 'quadrillion', 'quintillion'];

/** Returns `405.04 million` for `4.0504e+8`. */
export function formatLargeNumber(result: string): string | undefined {
  const [, sign = '', first = '', decimals = '', exponent = ''] = /^(-?)(\d)\.?(\d*)e\+(\d+)$/.exec(result) ?? [];
  const power = Number(exponent);
  const word = WORDS[Math.floor(power / 3) - 2];
  if (first === '' || word === undefined) return undefined;
  const shift = power % 3;
  const whole = first + decimals.slice(0, shift).padEnd(shift, '0');
  const rest = decimals.slice(shift).replace(/0+$/, '');
  return `${sign}${whole}${rest && `.${rest}`} ${word}`;
}
