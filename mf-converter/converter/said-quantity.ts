import { mixedFraction } from '@site/catalogue/engine/mixed-units';
import { equalsSign, proseNumber, withMinusSign } from '@site/catalogue/engine/prose-number';
import { nameFor } from '@site/catalogue/phrases/words/conversion-text';
import { absolute } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { QuantityParts, InputValue } from './input-value.ts';

interface Conversion {
  value: Rational;
  from: UnitDefinition;
  to: UnitDefinition;
}

const FIGURES = 6;
const PLAIN = /^[+\-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d*)\.?\d*(?:e[+\-\u2212]?\d+)?$/i;

/** Returns `5 ft 3 in` for 5'3", `5.5 ft` for 5½. */
export function quantityText({ valueText, parts }: InputValue, unit: UnitDefinition): string {
  if (!parts) return `${valueText} ${unit.symbol}`;
  const sign = parts.some(({ value }) => value.numerator < 0n) ? '-' : '';
  return sign + parts.map(partText).join(' ');
}

function partText({ value, unit }: QuantityParts[number]): string {
  return `${exactNumberText(absolute(value))} ${unit.symbol}`;
}

/** Returns `5 feet 3 inches`, for screen readers. */
export function spokenQuantity({ value, valueText, parts }: InputValue, unit: UnitDefinition): string {
  if (!parts) return `${valueText} ${nameFor(value, unit)}`;
  return parts.map((part) => `${exactNumberText(part.value)} ${nameFor(part.value, part.unit)}`).join(' ');
}

/** `37 °C = 98.6 °F`. */
export function equationText(typed: InputValue, { value, from, to }: Conversion): string {
  return withMinusSign(`${quantityText(typed, from)} ${equalsSign(value, FIGURES)} ${numberWithUnit(value, to)}`);
}

/** A fraction if six digits are not exact. */
function exactNumberText(value: Rational): string {
  return equalsSign(value, FIGURES) === '=' ? proseNumber(value, FIGURES) : mixedFraction(value);
}

/** Returns `5 ft 3 in = 5.25 ft`. Undefined for a plain number. */
export function echoOf(typed: InputValue, unit: UnitDefinition): string | undefined {
  if (typed.state !== 'number' || typed.other) return undefined;
  if (!typed.parts && PLAIN.test(typed.lastValidText)) return undefined;
  const quantity = quantityText(typed, unit);
  const number = numberWithUnit(typed.value, unit);
  return quantity === number ? `= ${number}` : `${quantity} ${equalsSign(typed.value, FIGURES)} ${number}`;
}

export function readingsOf({ state, value, other }: InputValue, unit: UnitDefinition): Readings | undefined {
  if (state !== 'number' || !other) return undefined;
  return { chosen: numberWithUnit(value, unit), other: numberWithUnit(other, unit) };
}

export interface Readings {
  chosen: string;
  other: string;
}

function numberWithUnit(value: Rational, unit: UnitDefinition): string {
  return `${proseNumber(value, FIGURES)} ${unit.symbol}`;
}
