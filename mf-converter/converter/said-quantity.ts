import { mixedFraction } from '@site/catalogue/engine/mixed-units';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import { absolute } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { QuantityParts, TypedValue } from './converter-state.ts';

const FIGURES = 6;

/** The typed number with its unit, as it was understood: `5 ft 3 in` for 5'3", `5.5 ft` for 5½. */
export function saidQuantity({ valueText, parts }: TypedValue, unit: UnitDefinition): string {
  if (!parts) return `${valueText} ${unit.symbol}`;
  const sign = parts.some(({ value }) => value.numerator < 0n) ? '-' : '';
  return sign + parts.map(saidPart).join(' ');
}

function saidPart({ value, unit }: QuantityParts[number]): string {
  return `${saidNumber(absolute(value))} ${unit.symbol}`;
}

/** Exact: a third of an inch has no decimal. */
function saidNumber(value: Rational): string {
  return equalsSign(value, FIGURES) === '=' ? proseNumber(value, FIGURES) : mixedFraction(value);
}

/** What is told under the field of a text that is more than a plain number: `5 ft 3 in = 5.25 ft`; undefined where the text says it itself. */
export function echoOf(typed: TypedValue, unit: UnitDefinition): string | undefined {
  if (!typed.parts || typed.state !== 'number') return undefined;
  const said = saidQuantity(typed, unit);
  const number = `${proseNumber(typed.value, FIGURES)} ${unit.symbol}`;
  return said === number ? `= ${number}` : `${said} ${equalsSign(typed.value, FIGURES)} ${number}`;
}
