import type { ConversionAnswer } from '@site/api-contract';
import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from '@site/catalog/engine/absolute-zero';
import { isThroughPi } from '@site/catalog/engine/convert';
import { formatExact } from '@site/catalog/engine/format-exact';
import { mixedFraction, mixedValue } from '@site/catalog/engine/mixed-units';
import { equalsSign, proseNumber } from '@site/catalog/engine/prose-number';
import { absolute, type Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { decimalText, exactText, nameFor } from '@site/catalog/phrases/words/conversion-text';
import type {
  ConversionReading,
  ConvertedPair,
  Quantity,
  QuantityPart,
} from '@site/catalog/phrases/words/phrase-reading';

interface ReadableText {
  text: string;
  isExact: boolean;
}

type ConvertedAnswer = Pick<ConversionAnswer, 'from' | 'to' | 'result' | 'text'>;

export function conversionAnswer(query: string, reading: ConversionReading): ConversionAnswer {
  const { from, also, alternatives } = reading;
  return {
    query,
    reading: reading.reading,
    category: from.unit.category,
    ...pairAnswer(reading),
    ...(also && { also: also.map(pairAnswer) }),
    ...(isBelowAbsoluteZero(from.value, from.unit) && { note: BELOW_ABSOLUTE_ZERO }),
    alternatives: alternatives.map(({ q, label }) => ({ q, label })),
  };
}

function pairAnswer(pair: ConvertedPair): ConvertedAnswer {
  const { from, to, result } = pair;
  return {
    from: { value: exactText(from.value), unit: from.unit.id, symbol: from.unit.symbol },
    to: { unit: to.unit.id, symbol: to.unit.symbol },
    result: getResult(pair),
    text: equation(from, to, result),
  };
}

/** Factors with π have no exact text, so `exact` repeats the decimal. */
function getResult({ from, to, result }: ConvertedPair): ConversionAnswer['result'] {
  const decimal = decimalText(result);
  return { exact: isThroughPi(from.unit, to.unit) ? decimal.decimal : exactText(result), ...decimal };
}

function equation(from: Quantity, to: ConversionReading['to'], result: Rational): string {
  const left = givenSide(from);
  const right = to.units.length > 1 ? mixedValue(result, to.unit, to.units) : resultSide(result, to.unit);
  return `${withMinus(left.text)} ${left.isExact && right.isExact ? '=' : '≈'} ${withMinus(right.text)}`;
}

/** Keeps the given units, such as `5 ft 3 in` or `1 decade`. */
function givenSide({ parts }: Quantity): ReadableText {
  const sides = parts.map(givenPart);
  const sign = parts.some(({ value }) => value.numerator < 0n) ? '-' : '';
  return { text: `${sign}${sides.map(({ text }) => text).join(' ')}`, isExact: sides.every(({ isExact }) => isExact) };
}

function givenPart({ value, unit, colloquial, isAdded }: QuantityPart): ReadableText {
  const { text, isExact } = givenText(colloquial?.value ?? absolute(value));
  const colloquialName =
    colloquial && (text.includes('/') ? colloquial.singular : nameFor(colloquial.value, colloquial));
  const name = colloquialName ?? symbolFor(absolute(value), unit);
  return { text: `${isAdded ? '+ ' : ''}${text} ${name}`, isExact };
}

function withMinus(text: string): string {
  return text.replace(/^-/, '\u2212');
}

function resultSide(value: Rational, unit: UnitDefinition): ReadableText {
  const { text, isExact } = resultText(value);
  return { text: `${text} ${symbolFor(value, unit)}`, isExact };
}

const FIGURES = 6;

function resultText(value: Rational): ReadableText {
  return { text: proseNumber(value, FIGURES), isExact: equalsSign(value, FIGURES) === '=' };
}

const LONGEST_GIVEN = 24;

/** Returns the full value if it is short enough. A negative fraction has its sign elsewhere. */
export function givenText(value: Rational): ReadableText {
  const { text, isExact, fraction } = formatExact(value);
  const full = isExact ? text : fraction && mixedFraction(value);
  return full !== undefined && full.length <= LONGEST_GIVEN ? { text: full, isExact: true } : resultText(value);
}
