import { formatExact } from '@site/catalogue/engine/format-exact';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { ParsedDecimal } from '@site/catalogue/engine/parse-decimal';
import { rational } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { readQuantity } from '@site/catalogue/phrases/read-quantity';
import type { QuantityReading } from '@site/catalogue/phrases/read-quantity';

export interface InputValue {
  text: string;
  state: 'number' | 'empty' | 'not-a-number';
  problem?: string | undefined;
  unknownUnit?: string | undefined;
  format: NumberFormat;
  /** The value if commas and points swap roles. Undefined if the text is unambiguous. */
  other?: Rational | undefined;
  /** Invalid and empty texts leave it unchanged. */
  lastValidText: string;
  /** Value of `lastValidText`, in the field's unit. */
  value: Rational;
  /** `1234.5` for 1.234,5, `5.25` for 5 ft 3 in, `16/3` if no decimal is exact. */
  valueText: string;
  /** Copied from a result by a swap or a change of sides, so `value` can have more digits than the text. */
  isCopied?: true | undefined;
  /** Undefined for a plain number. */
  parts?: QuantityParts | undefined;
}

export type QuantityParts = Extract<QuantityReading, { ok: true }>['parts'];

export interface FieldUnits {
  unit: UnitDefinition;
  units: readonly UnitDefinition[];
}

export const SERVER_FORMAT: NumberFormat = 'comma-point';
export const ONE: InputValue = {
  text: '1',
  state: 'number',
  lastValidText: '1',
  value: rational(1n),
  valueText: '1',
  format: SERVER_FORMAT,
};

/** Invalid text keeps the number of `previous`. Without `field`, only plain numbers are valid. */
export function parseInput(
  text: string,
  previous: InputValue = ONE,
  field?: FieldUnits,
  format: NumberFormat = SERVER_FORMAT,
): InputValue {
  const read: QuantityReading | ParsedDecimal = field
    ? readQuantity(text, field.units, field.unit, format)
    : parseDecimal(text, format);
  if (!read.ok)
    return {
      ...previous,
      text,
      format,
      other: undefined,
      state: read.code === 'EMPTY' ? 'empty' : 'not-a-number',
      problem: read.message,
      unknownUnit: 'unknownUnit' in read ? read.unknownUnit : undefined,
    };
  return {
    text,
    state: 'number',
    lastValidText: text.trim(),
    value: read.value,
    valueText: typeof read.text === 'string' ? read.text : exactText(read.value),
    format,
    other: 'other' in read ? read.other : undefined,
    parts: 'parts' in read && read.text === undefined ? read.parts : undefined,
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
