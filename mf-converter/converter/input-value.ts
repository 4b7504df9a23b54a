import { formatExact } from '@site/catalogue/engine/format-exact';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { ParsedDecimal } from '@site/catalogue/engine/parse-decimal';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { readQuantity } from '@site/catalogue/phrases/read-quantity';
import type { QuantityReading } from '@site/catalogue/phrases/read-quantity';

/** As the visitor typed it. What it means follows from the field's unit: see `parseInput`. */
export interface TypedText {
  text: string;
  format?: NumberFormat | undefined;
  /** Invalid and empty texts keep its quantity. */
  lastValidText?: string | undefined;
  /** What a copied result rounds. It stays the value until something is typed. */
  exact?: Rational | undefined;
  /** Copied from a result by a swap or a change of sides. */
  isCopied?: true | undefined;
}

export interface InputValue extends TypedText {
  state: 'number' | 'empty' | 'not-a-number';
  problem?: string | undefined;
  unknownUnit?: string | undefined;
  format: NumberFormat;
  /** The value if commas and points swap roles. Undefined if the text is unambiguous. */
  other?: Rational | undefined;
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
export function parseInput(typed: TypedText, field?: FieldUnits): InputValue {
  const { text, format = SERVER_FORMAT, lastValidText = ONE.text, exact, isCopied } = typed;
  const read: QuantityReading | ParsedDecimal = field
    ? readQuantity(text, field.units, field.unit, format)
    : parseDecimal(text, format);
  if (!read.ok)
    return {
      ...parseInput({ text: lastValidText, format }, field),
      text,
      other: undefined,
      state: read.code === 'EMPTY' ? 'empty' : 'not-a-number',
      problem: read.message,
      unknownUnit: 'unknownUnit' in read ? read.unknownUnit : undefined,
    };
  return {
    text,
    state: 'number',
    lastValidText: text.trim(),
    value: exact ?? read.value,
    valueText: typeof read.text === 'string' ? read.text : exactText(read.value),
    format,
    other: 'other' in read && !exact ? read.other : undefined,
    parts: 'parts' in read && read.text === undefined ? read.parts : undefined,
    isCopied,
  };
}

export function exactText(value: Rational): string {
  const { text, isExact, fraction } = formatExact(value);
  return isExact ? text : (fraction ?? text);
}

/** Longer numbers don't look like typed ones. */
const MAX_TYPED_CHARACTERS = 15;

/** Undefined if no short decimal is exact. */
export function shortText(value: Rational): string | undefined {
  const { text, isExact } = formatExact(value);
  return isExact && text.length <= MAX_TYPED_CHARACTERS ? text : undefined;
}

/** An empty value removes its parameter. */
export function addressQuery(typed: InputValue): { value: string; format: string } {
  return { value: typed.text.trim(), format: needsFormat(typed) ? typed.format : '' };
}

/** For another page's address, where the server's format applies. */
export function addressText(typed: InputValue): string {
  // The visitor can correct invalid text there.
  if (typed.state !== 'number') return typed.text;
  return needsFormat(typed) ? typed.valueText : typed.lastValidText;
}

const ONE_SEPARATOR_AND_THREE_DIGITS = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/;

/** A swap clears `other` but not this ambiguity. */
function needsFormat({ text, format, other }: InputValue): boolean {
  return format !== SERVER_FORMAT && (other !== undefined || ONE_SEPARATOR_AND_THREE_DIGITS.test(text));
}
