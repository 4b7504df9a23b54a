import { isBelowAbsoluteZero } from '@site/catalog/engine/absolute-zero';
import { convert, hasCounterpart } from '@site/catalog/engine/convert';
import { NO_FORMULA } from '@site/catalog/engine/conversion-sentences';
import { formatQuantity, formatQuick } from '@site/catalog/engine/format-quantity';
import { formulaText } from '@site/catalog/engine/formula-text';
import { mixedValue, usualUnits } from '@site/catalog/engine/mixed-units';
import { morePrecisely } from '@site/catalog/engine/more-precisely';
import { equals, rationalFromShown } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { mixedForms } from '@site/catalog/mixed-forms';
import { currentNumberFormat, plainDigits } from '@site/shell-contract';
import {
  findEcho,
  formatExactly,
  formatLargeNumber,
  parseQuantity,
  formatTyped,
  findReadings,
  formatIfShort,
} from './quantity.ts';
import type { Conversion, Quantity, Readings, TypedText } from './quantity.ts';

export type Side = 'from' | 'to';

/** Missing units default to the category's most popular conversion. */
export interface Entry {
  /** The text is in the unit of `side`. */
  typed: TypedText;
  side: Side;
  from?: string | undefined;
  to?: string | undefined;
}

/** Units are undefined while they load or if loading failed. */
export interface ShownUnits {
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
}

export interface ViewStyle {
  format: (value: Rational, unit: UnitDefinition) => string;
  /** Replaces the result of incompatible units. */
  noConversion: string;
  /** Replaces the result of invalid text. If undefined, the last result stays. */
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

export interface ConverterView extends ShownUnits {
  quantity: Quantity;
  /** The input as understood: `5 ft 3 in = 5.25 ft`. */
  echo?: string | undefined;
  readings?: Readings | undefined;
  converted?: Conversion | undefined;
  result: string;
  /** Trailing zeros of an exact result carry no information. */
  isExact: boolean;
  /** Text such as `405.04 million ft` for a result with an exponent. */
  inWords?: string | undefined;
  /** Text such as `exactly 0.01525 mi` if rounding lost digits. */
  precisely?: string | undefined;
  /** Text that a swap moves into the input. Undefined if the current input isn't a number. */
  swapText?: string | undefined;
  /** `≈ 5 ft 10 1/16 in`. Empty if it adds nothing; undefined if the unit is never mixed. */
  mixed?: string | undefined;
  isInvalid: boolean;
  isBelowAbsoluteZero: boolean;
  /** The field that contains `quantity`. If it is the To field, `from` is the unit on the right. */
  side: Side;
}

export interface ConverterViews {
  /** Converts left to right. The scale, links, and the URL use it. */
  view: ConverterView;
  /** Converts from the field the visitor types in. */
  fields: ConverterView;
}

/** `units` are all units of the category. */
export function buildViews(
  { typed, side }: Pick<Entry, 'typed' | 'side'>,
  { from, to }: ShownUnits,
  units: readonly UnitDefinition[],
  style: ViewStyle,
): ConverterViews {
  const unit = side === 'from' ? from : to;
  const quantity = parseQuantity(typed, unit && { unit, units });
  if (side === 'from') {
    const view = buildView(quantity, { from, to }, units, style);
    return { view, fields: view };
  }
  const fields: ConverterView = { ...buildView(quantity, { from: to, to: from }, units, style), side };
  return { view: buildView(convertToFrom(fields, units), { from, to }, units, style), fields };
}

/** Converts a number typed in To for the From field. Uses `1.6 m` in a feet field if no short decimal is exact. */
function convertToFrom({ quantity, from, to }: ConverterView, units: readonly UnitDefinition[]): Quantity {
  const { value, parts, isCopied, valueText, format, lastValidText } = quantity;
  if (!from || !to || !canConvert(value, from, to)) return quantity;
  const short = parts ? undefined : formatIfShort(convert(value, from, to));
  if (short !== undefined) return parseQuantity({ text: short });
  const number = plainDigits(isCopied ? formatExactly(value) : valueText, format);
  const text = parts ? lastValidText : `${number} ${from.symbol}`;
  return parseQuantity({ text, format }, { unit: to, units });
}

/** Returns the result as the visitor would type it. Its text is empty if the current input isn't a number. */
export function copyResult({ swapText, converted }: ConverterView): TypedText {
  const exact = swapText === undefined ? undefined : converted?.value;
  return { text: plainDigits(swapText ?? ''), format: currentNumberFormat(), exact, isCopied: true };
}

export function buildView(
  quantity: Quantity,
  { from, to }: ShownUnits,
  units: readonly UnitDefinition[],
  { format, noConversion, noNumber }: ViewStyle,
): ConverterView {
  const noResult = { quantity, side: 'from' as const, from, to, isExact: false, isBelowAbsoluteZero: false };
  if (noNumber !== undefined && quantity.state !== 'number') return { ...noResult, result: noNumber, isInvalid: true };
  if (!from || !to || !canConvert(quantity.value, from, to))
    return { ...noResult, result: noConversion, isInvalid: false };
  const value = convert(quantity.value, from, to);
  const result = format(value, to);
  const isFraction = result.includes('/');
  const precisely = isFraction ? undefined : morePrecisely(value, result);
  const words = formatLargeNumber(result);
  return {
    quantity,
    side: 'from',
    echo: findEcho(quantity, from),
    readings: findReadings(quantity, from),
    from,
    to,
    converted: { value, from, to },
    result,
    isExact: !isFraction && equals(rationalFromShown(result), value),
    inWords: words && `${words} ${to.symbol}`,
    precisely: precisely && `${precisely} ${to.symbol}`,
    swapText: quantity.state === 'number' ? (precisely?.replace('exactly ', '') ?? result) : undefined,
    mixed: formatMixed(value, from, to, units),
    isInvalid: quantity.state === 'not-a-number',
    isBelowAbsoluteZero: isBelowAbsoluteZero(quantity.value, from),
  };
}

function canConvert(value: Rational, from: UnitDefinition, to: UnitDefinition): boolean {
  return from.category === to.category && hasCounterpart(value, from, to);
}

function formatMixed(
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
  // Skip text that repeats the input or the result. Compare IDs, because equal units can be separate objects.
  if (only?.unit.id === from.id || (only?.unit.id === to.id && isExact && !only.text.includes('/'))) return '';
  return `${isExact ? '=' : '≈'} ${text}`;
}

/** Converts left to right, like the heading, even while the visitor types on the right. */
export function formatFormula({ converted, side }: ConverterView): string {
  if (!converted) return NO_FORMULA;
  const [from, to] = side === 'to' ? [converted.to, converted.from] : [converted.from, converted.to];
  return from.id === to.id ? `${from.plural} = ${to.plural}` : formulaText(from, to);
}

/** Returns `5 ft = 1.524 m`. Errors use the same line, so the page doesn't move. */
export function formatSentence({ quantity, converted, result }: ConverterView): string {
  if (quantity.state === 'empty') return quantity.problem ?? result;
  if (!converted) return result;
  return quantity.problem ?? `${formatTyped(quantity, converted.from)} = ${result} ${converted.to.symbol}`;
}
