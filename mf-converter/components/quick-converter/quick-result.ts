import { convert } from '@site/catalogue/engine/convert';
import { formatQuick } from '@site/catalogue/engine/format-quantity';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { preciseQuantity } from '../unit-converter/conversion-reading.ts';

export const INVALID_INPUT = 'Invalid input';
export const INVALID_CONVERSION = 'Invalid conversion';

export interface QuickResult {
  /** What was typed. Undefined where it is no number. */
  typed?: Rational;
  result: string;
  /** What the rounded result keeps back, with its unit. */
  precisely?: string | undefined;
}

export function quickResult(text: string, from: UnitDefinition | undefined, to: UnitDefinition | undefined): QuickResult {
  const parsed = parseDecimal(text);
  if (!parsed.ok) return { result: INVALID_INPUT };
  if (!from || !to || from.category !== to.category) return { result: INVALID_CONVERSION };
  const value = convert(parsed.value, from, to);
  const result = formatQuick(value);
  return { typed: parsed.value, result, precisely: preciseQuantity(value, result, to) };
}
