import { NO_FORMULA } from '@site/catalogue/engine/conversion-sentences';
import { convert } from '@site/catalogue/engine/convert';
import { formatQuantity } from '@site/catalogue/engine/format-quantity';
import { formulaText } from '@site/catalogue/engine/formula-text';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { TypedValue } from './typed-value.ts';

/** What the widget says of a value and two units. */
export interface ConversionReading {
  /** Undefined when the units can't be converted. */
  value: Rational | undefined;
  result: string;
  formula: string;
  sentence: string;
}

export const ENTER_A_VALUE = 'Enter a value to convert';
export const INVALID_CONVERSION = 'Error: Invalid conversion';

export function conversionReading(
  typed: TypedValue,
  from: UnitDefinition | undefined,
  to: UnitDefinition | undefined,
): ConversionReading {
  if (!from || !to || from.category !== to.category) {
    return { value: undefined, result: INVALID_CONVERSION, formula: NO_FORMULA, sentence: INVALID_CONVERSION };
  }
  const value = convert(typed.value, from, to);
  const result = formatQuantity(value);
  const sentence =
    typed.state === 'empty' ? ENTER_A_VALUE : `${typed.valueText} ${from.symbol} = ${result} ${to.symbol}`;
  return { value, result, formula: from.id === to.id ? `${from.plural} = ${to.plural}` : formulaText(from, to), sentence };
}
