import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from '@site/catalog/engine/absolute-zero';
import { convert } from '@site/catalog/engine/convert';
import { formatExponent } from '@site/catalog/engine/format-quantity';
import { formatExact } from '@site/catalog/engine/format-exact';
import { formulaText } from '@site/catalog/engine/formula-text';
import { mixedValue, usualUnits } from '@site/catalog/engine/mixed-units';
import { proseNumber, withCommas, withMinusSign } from '@site/catalog/engine/prose-number';
import { absolute, equals, rational, rationalFromShown } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { mixedForms } from '@site/catalog/mixed-forms';
import { decimalText, exactText, nameFor, resultTexts } from '@site/catalog/phrases/words/conversion-text';
import type {
  ConversionReading,
  ConvertedPair,
  Quantity,
  QuantityPart,
} from '@site/catalog/phrases/words/phrase-reading';
import { readQuantity } from '@site/catalog/phrases/read-quantity';
import { allUnits } from '@site/catalog/units/all-units';
import type { SearchAnswer } from '@site/shell-contract';
import { findUsableAnswer } from '../instruments/instrument.ts';
import { formatLargeNumber } from '../converter/quantity.ts';
import { imageScales } from '../double-scale/image-scales.ts';
import { pairLabel, getPair, pairPath } from '../pairs/pair.ts';
import type { Equation, Found, Suggestion } from './find.ts';

const MAX_EXACT_CHARACTERS = 16;
const MAX_DIGITS = 12;
const ONE = rational(1n);

type Answered = Required<Pick<Found, 'answer' | 'equation'>>;

export function answerConversion(reading: ConversionReading): Answered {
  const sides = listSides(reading);
  if (sides.length > 1) return answerSides(reading, sides);
  return { answer: buildAnswer(reading), equation: buildEquation(reading) };
}

/** Returns both sides of `10 x 15 cm in inches`. */
function listSides(reading: ConversionReading): ConvertedPair[] {
  const { also = [], to } = reading;
  return also.every((pair) => pair.to.unit.id === to.unit.id) ? [reading, ...also] : [];
}

function answerSides({ reading, alternatives }: ConversionReading, sides: readonly ConvertedPair[]): Answered {
  const texts = sides.map(resultTexts);
  const { name, symbol } = texts[0]!;
  const number = texts.map((text) => text.number).join(' × ');
  const quantity = sides.map(({ from }) => formatQuantity(from)).join(' × ');
  const isExact = texts.every((text) => text.isExact);
  return {
    answer: { kind: 'result', reading, text: `${number} ${name}`.trim(), isExact, more: [], alternatives },
    equation: { ...buildEquationTexts({ quantity, number, symbol, isExact }), category: 'length' },
  };
}

function buildAnswer(reading: ConversionReading): SearchAnswer {
  const { number, name, isExact } = resultTexts(reading);
  return {
    kind: 'result',
    reading: reading.reading,
    text: `${number} ${name}`.trim(),
    isExact,
    more: [
      ...formatAlso(reading),
      ...formatMixed(reading, number),
      ...getUsableAnswer(reading),
      ...listWords(reading, isExact),
      ...(isExact ? [] : getExact(reading)),
      ...(isBelowAbsoluteZero(reading.from.value, reading.from.unit) ? [BELOW_ABSOLUTE_ZERO] : []),
    ],
    alternatives: reading.alternatives,
  };
}

/** Returns an empty array if the query has several target units, or if the text would repeat the result. */
function formatMixed({ result, to }: ConversionReading, number: string): string[] {
  if (to.units.length > 1) return [];
  const units = usualUnits(result, to.unit, mixedForms[to.unit.category] ?? [], allUnits);
  if (!units) return [];
  const { text, isExact, parts } = mixedValue(result, to.unit, units);
  const isSame = parts.length === 1 && parts[0]?.unit.id === to.unit.id && parts[0].text === number;
  return isSame ? [] : [`${isExact ? '=' : '≈'} ${text}`];
}

function getUsableAnswer({ from, to, transfer }: ConversionReading): string[] {
  const text = transfer || to.units.length > 1 ? undefined : findUsableAnswer(from.value, from.unit, to.unit)?.text;
  return text === undefined ? [] : [text];
}

/** Returns `≈ 11.0231 stone`, or `12 ft = 3.6576 m` for another quantity. */
function formatAlso({ from, also = [] }: ConversionReading): string[] {
  return also.map((pair) => {
    const { number, name, symbol, isExact } = resultTexts(pair);
    const sign = isExact ? '=' : '≈';
    const isSame = pair.from.unit.id === from.unit.id && equals(pair.from.value, from.value);
    return isSame ? `${sign} ${number} ${name}` : `${formatQuantity(pair.from)} ${sign} ${number} ${symbol}`;
  });
}

const WORD_DIGITS = 3;

function listWords(reading: ConversionReading, isExact: boolean): string[] {
  const { result, to } = reading;
  if (to.units.length > 1 || !resultTexts(reading).number.includes('10¹')) return [];
  const words = formatLargeNumber(formatExponent(result, WORD_DIGITS - 1));
  return words === undefined ? [] : [`${isExact ? '=' : '≈'} ${words} ${nameFor(result, to.unit)}`];
}

function getExact({ result, to }: ConversionReading): string[] {
  const { text, isExact } = formatExact(result);
  return isExact && text.length <= MAX_EXACT_CHARACTERS ? [`exactly ${text} ${to.unit.symbol}`] : [];
}

function buildEquation(reading: ConversionReading): Equation {
  const target = findTarget(reading);
  const { number, symbol, isExact } = resultTexts(reading);
  if (reading.transfer) {
    const quantity = reading.transfer.map(formatPart).join(' at ');
    const sides = buildEquationTexts({ quantity, number, symbol, isExact });
    return { ...sides, category: 'data', formula: 'bits ÷ bits per second = seconds' };
  }
  const from = getPageQuantity(reading);
  const equation = buildEquationTexts({ quantity: formatQuantity(reading.from), number, symbol, isExact });
  if (!target) return { ...equation, category: from.unit.category };
  const scales = imageScales(from.value, from.unit, target);
  const [note] = getUsableAnswer(reading);
  return {
    ...equation,
    category: from.unit.category,
    formula: formulaText(from.unit, target),
    scale: { pair: getPair(from.unit, target), value: exactText(from.value) },
    ...(scales && { imageScales: note === undefined ? scales : { ...scales, note } }),
  };
}

type Sides = Pick<Equation, 'quantity' | 'number' | 'symbol' | 'isExact'>;

export function buildEquationTexts(sides: Sides): Sides & Pick<Equation, 'text'> {
  const { quantity, number, symbol, isExact } = sides;
  return { ...sides, text: withCommas(withMinusSign(`${quantity} ${isExact ? '=' : '≈'} ${number} ${symbol}`.trim())) };
}

/** Returns π radians as radians. The grammar reads them as half a turn, which is exact. */
export function getPageQuantity({ from, to }: Pick<ConversionReading, 'from' | 'to'>): Quantity {
  const [part] = from.parts;
  const isInPi = part?.colloquial?.plural === 'π radians' && from.parts.length === 1;
  const radian = allUnits.find(({ id }) => id === 'rad');
  if (!isInPi || !radian || to.units.includes(radian)) return from;
  const value = rationalFromShown(formatExponent(convert(from.value, from.unit, radian), MAX_DIGITS - 1));
  return { parts: [{ value, unit: radian }], value, unit: radian };
}

function findTarget({ from, to }: ConversionReading) {
  return to.units.find(({ id }) => id !== from.unit.id);
}

interface AnswerPage {
  path: string;
  suggestion: Suggestion;
  /** True if the page shows the whole result. */
  isWhole: boolean;
}

/** Undefined if both units are the same. */
export function findAnswerPage(reading: ConversionReading): AnswerPage | undefined {
  const { assumed, also, to, transfer } = reading;
  const from = getPageQuantity(reading);
  const target = findTarget(reading);
  if (!target) return undefined;
  const pair = getPair(from.unit, target);
  const path = pairPath(pair);
  const text = formatForField(from);
  // Converter pages default to 1.
  const query = assumed.value || equals(from.value, ONE) ? '' : `?${new URLSearchParams({ value: text }).toString()}`;
  const isWhole = to.units.length === 1 && !also?.length && !transfer && isReadAs(text, from);
  return { path, suggestion: { label: pairLabel(pair), to: path + query }, isWhole };
}

/** Returns `5 ft 3 in` if the field reads it as the same value. */
function formatForField(from: Quantity): string {
  const text = from.parts.length < 2 ? '' : formatQuantity(from);
  return isReadAs(text, from) ? text : formatForUrl(from.value);
}

function isReadAs(text: string, { unit, value }: Quantity): boolean {
  const units = allUnits.filter(({ category }) => category === unit.category);
  const quantity = readQuantity(text, units, unit);
  return quantity.ok && equals(quantity.value, value);
}

function formatQuantity({ parts }: ConversionReading['from']): string {
  const sign = parts.some(({ value }) => value.numerator < 0n) ? '-' : '';
  return sign + parts.map(formatPart).join(' ');
}

function formatPart({ value, unit, colloquial, isAdded = false }: QuantityPart): string {
  const amount = colloquial?.value ?? absolute(value);
  const number = exactText(amount);
  // Write π radians without a 1.
  if (number === '1' && colloquial?.plural.startsWith('π')) return colloquial.plural;
  const shown = number.length > MAX_EXACT_CHARACTERS ? proseNumber(amount, MAX_DIGITS) : number;
  const name = colloquial ? nameFor(amount, colloquial) : symbolFor(amount, unit);
  return `${isAdded ? '+ ' : ''}${shown} ${name}`;
}

const SHORT_FRACTION = /^-?\d{1,6}\/\d{1,6}$/;

/** Returns `5.25`, `16/3`, or `1e+300` for a number that is too long for the field. */
function formatForUrl(value: Rational): string {
  const exact = exactText(value);
  return SHORT_FRACTION.test(exact) ? exact : decimalText(value).decimal.replace(/\.?0+e/, 'e');
}
