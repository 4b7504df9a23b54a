import { NO_FORMULA } from '@site/catalogue/engine/conversion-sentences';
import { convert } from '@site/catalogue/engine/convert';
import { formatQuantity } from '@site/catalogue/engine/format-quantity';
import { formulaText } from '@site/catalogue/engine/formula-text';
import { morePrecisely } from '@site/catalogue/engine/more-precisely';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { TypedValue } from './typed-value.ts';

/** What the widget says of a value and two units. */
export interface ConversionReading {
  /** Undefined when the units can't be converted. */
  value: Rational | undefined;
  result: string;
  /** What the rounded result keeps back, with its unit. */
  precisely: string | undefined;
  formula: string;
  sentence: string;
  /** The sentence asks for a number: the text holds none. */
  isAsking: boolean;
}

export const ENTER_A_VALUE = 'Enter a value to convert';
/** Stands where the result's line is, so that nothing on the page moves. */
export const ENTER_A_NUMBER = 'Enter a number such as 5, -2.5 or 1.2e6';
export const INVALID_CONVERSION = 'Error: Invalid conversion';

export function conversionReading(
  typed: TypedValue,
  from: UnitDefinition | undefined,
  to: UnitDefinition | undefined,
): ConversionReading {
  if (!from || !to || from.category !== to.category) {
    return { value: undefined, result: INVALID_CONVERSION, precisely: undefined, formula: NO_FORMULA, sentence: INVALID_CONVERSION, isAsking: false };
  }
  const value = convert(typed.value, from, to);
  const result = formatQuantity(value);
  return {
    value,
    result,
    precisely: preciseQuantity(value, result, to),
    formula: from.id === to.id ? `${from.plural} = ${to.plural}` : formulaText(from, to),
    sentence: sentenceOf(typed, `${typed.valueText} ${from.symbol} = ${result} ${to.symbol}`),
    isAsking: typed.state === 'not-a-number',
  };
}

/** `exactly 0.0152500 mi`, where the result as it is shown is off by more than a little. */
export function preciseQuantity(value: Rational, shown: string, { symbol }: UnitDefinition): string | undefined {
  const text = morePrecisely(value, shown);
  return text && `${text} ${symbol}`;
}

function sentenceOf({ state }: TypedValue, equation: string): string {
  if (state === 'empty') return ENTER_A_VALUE;
  return state === 'not-a-number' ? ENTER_A_NUMBER : equation;
}
