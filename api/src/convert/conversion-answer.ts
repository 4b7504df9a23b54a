import type { ConversionAnswer } from '@site/api-contract';
import { convert, isThroughPi } from '@site/catalogue/engine/convert';
import { mixedValue } from '@site/catalogue/engine/mixed-units';
import { absolute, add, equals, rational, type Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { symbolFor } from '@site/catalogue/engine/unit-symbol';
import { decimalText, exactText, nameFor } from '@site/catalogue/phrases/conversion-text';
import type { ConversionReading, Quantity } from '@site/catalogue/phrases/phrase-reading';
import { givenText, resultText, type ReadableText } from './number-texts.ts';

/** What is answered where a question was understood. */
export function conversionAnswer(query: string, reading: ConversionReading): ConversionAnswer {
  const { from, to, result, alternatives } = reading;
  return {
    query,
    reading: reading.reading,
    category: from.unit.category,
    from: { value: exactText(from.value), unit: from.unit.id, symbol: from.unit.symbol },
    to: { unit: to.unit.id, symbol: to.unit.symbol },
    result: resultOf(reading),
    text: equation(from, to, result),
    alternatives: alternatives.map(({ q, label }) => ({ q, label })),
  };
}

/** Through π there is nothing exact to tell: the decimal is all. */
function resultOf({ from, to, result }: ConversionReading): ConversionAnswer['result'] {
  const decimal = decimalText(result);
  return { exact: isThroughPi(from.unit, to.unit) ? decimal.decimal : exactText(result), ...decimal };
}

function equation(from: Quantity, to: ConversionReading['to'], result: Rational): string {
  const left = givenSide(from);
  const right = to.units.length > 1 ? mixedValue(result, to.unit, to.units) : withSymbol(resultText, result, to.unit);
  return `${withMinus(left.text)} ${left.isExact && right.isExact ? '=' : '≈'} ${withMinus(right.text)}`;
}

/** `5 ft 3 in` or `1 decade` as it was given, where that is the whole; else the whole in its first unit. */
function givenSide({ parts, value, unit }: Quantity): ReadableText {
  const whole = parts.map((part) => convert(absolute(part.value), part.unit, unit)).reduce(add, rational(0n));
  if (!equals(whole, absolute(value))) return withSymbol(givenText, value, unit);
  const sides = parts.map(givenPart);
  const sign = value.numerator < 0n ? '-' : '';
  return { text: `${sign}${sides.map(({ text }) => text).join(' ')}`, isExact: sides.every(({ isExact }) => isExact) };
}

function givenPart({ value, unit, said }: Quantity['parts'][number]): ReadableText {
  if (!said) return withSymbol(givenText, absolute(value), unit);
  const { text, isExact } = givenText(said.value);
  return { text: `${text} ${text.includes('/') ? said.singular : nameFor(said.value, said)}`, isExact };
}

/** What people read has a minus and no hyphen. */
function withMinus(text: string): string {
  return text.replace(/^-/, '\u2212');
}

function withSymbol(textOf: (value: Rational) => ReadableText, value: Rational, unit: UnitDefinition): ReadableText {
  const { text, isExact } = textOf(value);
  return { text: `${text} ${symbolFor(value, unit)}`, isExact };
}
