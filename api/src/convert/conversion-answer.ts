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

export function answerConversion(query: string, reading: ConversionReading): ConversionAnswer {
  const { from, also, alternatives } = reading;
  return {
    query,
    reading: reading.reading,
    category: from.unit.category,
    ...answerPair(reading),
    ...(also && { also: also.map(answerPair) }),
    ...(isBelowAbsoluteZero(from.value, from.unit) && { note: BELOW_ABSOLUTE_ZERO }),
    alternatives: alternatives.map(({ q, label }) => ({ q, label })),
  };
}

function answerPair(pair: ConvertedPair): ConvertedAnswer {
  const { from, to, result } = pair;
  return {
    from: { value: exactText(from.value), unit: from.unit.id, symbol: from.unit.symbol },
    to: { unit: to.unit.id, symbol: to.unit.symbol },
    result: getResult(pair),
    text: formatEquation(from, to, result),
  };
}

/** A result that involves π has no exact form, so `exact` repeats the decimal. */
function getResult({ from, to, result }: ConvertedPair): ConversionAnswer['result'] {
  const decimal = decimalText(result);
  return { exact: isThroughPi(from.unit, to.unit) ? decimal.decimal : exactText(result), ...decimal };
}

function formatEquation(from: Quantity, to: ConversionReading['to'], result: Rational): string {
  const left = formatSource(from);
  const right = to.units.length > 1 ? mixedValue(result, to.unit, to.units) : formatTarget(result, to.unit);
  return `${writeMinus(left.text)} ${left.isExact && right.isExact ? '=' : '≈'} ${writeMinus(right.text)}`;
}

function formatSource({ parts }: Quantity): ReadableText {
  const sides = parts.map(formatPart);
  const sign = parts.some(({ value }) => value.numerator < 0n) ? '-' : '';
  return { text: `${sign}${sides.map(({ text }) => text).join(' ')}`, isExact: sides.every(({ isExact }) => isExact) };
}

function formatPart({ value, unit, colloquial, isAdded }: QuantityPart): ReadableText {
  const { text, isExact } = formatInput(colloquial?.value ?? absolute(value));
  const colloquialName =
    colloquial && (text.includes('/') ? colloquial.singular : nameFor(colloquial.value, colloquial));
  const name = colloquialName ?? symbolFor(absolute(value), unit);
  return { text: `${isAdded ? '+ ' : ''}${text} ${name}`, isExact };
}

function writeMinus(text: string): string {
  return text.replace(/^-/, '\u2212');
}

function formatTarget(value: Rational, unit: UnitDefinition): ReadableText {
  const { text, isExact } = formatResult(value);
  return { text: `${text} ${symbolFor(value, unit)}`, isExact };
}

const SIGNIFICANT_DIGITS = 6;

function formatResult(value: Rational): ReadableText {
  return { text: proseNumber(value, SIGNIFICANT_DIGITS), isExact: equalsSign(value, SIGNIFICANT_DIGITS) === '=' };
}

const LONGEST_FULL_VALUE = 24;

/** Returns the full value if it is short enough. A fraction must not be negative. */
export function formatInput(value: Rational): ReadableText {
  const { text, isExact, fraction } = formatExact(value);
  const full = isExact ? text : fraction && mixedFraction(value);
  return full !== undefined && full.length <= LONGEST_FULL_VALUE ? { text: full, isExact: true } : formatResult(value);
}
