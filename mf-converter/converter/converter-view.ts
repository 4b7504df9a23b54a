import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { formatQuantity, formatQuick } from '@site/catalogue/engine/format-quantity';
import { mixedValue, usualUnits } from '@site/catalogue/engine/mixed-units';
import { morePrecisely } from '@site/catalogue/engine/more-precisely';
import { equals, rationalFromShown } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { mixedForms } from '@site/catalogue/mixed-forms';
import { isBelowAbsoluteZero } from '../format/absolute-zero.ts';
import { reinterpret } from './converter-state.ts';
import type { ShownUnits, InputValue } from './converter-state.ts';
import { largeNumber } from './large-number.ts';
import { echoOf, readingsOf } from './said-quantity.ts';
import type { Readings } from './said-quantity.ts';

/** How a converter writes its result, and what stands in the result's place. */
export interface ViewStyle {
  format: (value: Rational) => string;
  /** Where the two units can't be converted. */
  noConversion: string;
  /** Where the text is no number; undefined where the result of the last number stays. */
  noNumber: string | undefined;
}

export const quickStyle: ViewStyle = {
  format: formatQuick,
  noConversion: 'Invalid conversion',
  noNumber: 'Invalid input',
};

export const widgetStyle: ViewStyle = {
  format: formatQuantity,
  noConversion: 'Error: Invalid conversion',
  noNumber: undefined,
};

/** What a converter says of a value and two units. */
export interface ConverterView extends ShownUnits {
  typed: InputValue;
  /** How a text that is more than a plain number was understood: `5 ft 3 in = 5.25 ft`. */
  echo: string | undefined;
  /** How a text such as 1,500 was read, and the other way to read it. */
  readings: Readings | undefined;
  /** The exact result; undefined where there is none. */
  converted: { value: Rational; from: UnitDefinition; to: UnitDefinition } | undefined;
  /** As it is shown, or what stands in its place. */
  result: string;
  /** Whether the shown result is the exact one: then the zeros at its end carry no information. */
  isExact: boolean;
  /** A result in exponent form, in words: `405.04 million ft`. */
  inWords: string | undefined;
  /** What the rounded result keeps back, with its unit: `exactly 0.0152500 mi`. */
  precisely: string | undefined;
  /** What a swap moves into the field: the result, or more precisely where it says so. Undefined where the one that is shown is of an earlier text. */
  moved: string | undefined;
  /** As people say it: `≈ 5 ft 10 1/16 in`. Empty where the number alone says as much; undefined for a unit that nobody says so. */
  mixed: string | undefined;
  /** The field is marked: its text holds no number. */
  isInvalid: boolean;
  isBelowAbsoluteZero: boolean;
}

/** @param units all of the category: the result may be said in several */
export function viewOfValue(
  written: InputValue,
  { from, to }: ShownUnits,
  units: readonly UnitDefinition[],
  { format, noConversion, noNumber }: ViewStyle,
): ConverterView {
  const typed = from ? reinterpret(written, { unit: from, units }) : written;
  const nothing = {
    typed,
    echo: undefined,
    readings: undefined,
    from,
    to,
    converted: undefined,
    isExact: false,
    inWords: undefined,
    precisely: undefined,
    moved: undefined,
    mixed: undefined,
    isBelowAbsoluteZero: false,
  };
  if (noNumber !== undefined && typed.state !== 'number') return { ...nothing, result: noNumber, isInvalid: true };
  if (!from || !to || from.category !== to.category || !hasCounterpart(typed.value, from, to))
    return { ...nothing, result: noConversion, isInvalid: false };
  const value = convert(typed.value, from, to);
  const result = format(value);
  // A fraction is the whole value.
  const isFraction = result.includes('/');
  const precisely = isFraction ? undefined : morePrecisely(value, result);
  const words = largeNumber(result);
  return {
    typed,
    echo: echoOf(typed, from),
    readings: readingsOf(typed, from),
    from,
    to,
    converted: { value, from, to },
    result,
    isExact: !isFraction && equals(rationalFromShown(result), value),
    inWords: words && `${words} ${to.symbol}`,
    precisely: precisely && `${precisely} ${to.symbol}`,
    moved: typed.state === 'number' ? (precisely?.replace('exactly ', '') ?? result) : undefined,
    mixed: mixedText(value, from, to, units),
    isInvalid: typed.state === 'not-a-number',
    isBelowAbsoluteZero: isBelowAbsoluteZero(typed.value, from),
  };
}

function mixedText(
  value: Rational,
  from: UnitDefinition,
  to: UnitDefinition,
  units: readonly UnitDefinition[],
): string | undefined {
  const forms = mixedForms[to.category]?.filter((form) => form.units[0] === to.id) ?? [];
  if (forms.length === 0) return undefined;
  const inUnits = usualUnits(value, to, forms, units);
  if (!inUnits) return '';
  const { parts, text, isExact } = mixedValue(value, to, inUnits);
  const [only] = parts.length === 1 ? parts : [];
  // Neither what was typed, said back, nor the result once more. By id: in a browser, the pair and the list of units came apart.
  if (only?.unit.id === from.id || (only?.unit.id === to.id && isExact && !only.text.includes('/'))) return '';
  return `${isExact ? '=' : '≈'} ${text}`;
}
