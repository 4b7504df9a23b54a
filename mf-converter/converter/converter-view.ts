import { isBelowAbsoluteZero } from '@site/catalogue/engine/absolute-zero';
import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { formatQuantity, formatQuick } from '@site/catalogue/engine/format-quantity';
import { mixedValue, usualUnits } from '@site/catalogue/engine/mixed-units';
import { morePrecisely } from '@site/catalogue/engine/more-precisely';
import { equals, rationalFromShown } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { mixedForms } from '@site/catalogue/mixed-forms';
import { currentNumberFormat, plainDigits } from '@site/shell-contract';
import type { Entry, ShownUnits, Side } from './converter-state.ts';
import { exactText, parseInput, shortText } from './input-value.ts';
import type { InputValue, TypedText } from './input-value.ts';
import { largeNumber } from './large-number.ts';
import { echoOf, readingsOf } from './said-quantity.ts';
import type { Readings } from './said-quantity.ts';

export interface ViewStyle {
  format: (value: Rational, unit: UnitDefinition) => string;
  /** Replaces the result of incompatible units. */
  noConversion: string;
  /** Replaces the result of invalid text. Undefined keeps the last result. */
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
  typed: InputValue;
  /** The input as understood: `5 ft 3 in = 5.25 ft`. */
  echo?: string | undefined;
  readings?: Readings | undefined;
  converted?: { value: Rational; from: UnitDefinition; to: UnitDefinition } | undefined;
  result: string;
  /** The trailing zeros of an exact result carry no information. */
  isExact: boolean;
  /** `405.04 million ft` for a result with an exponent. */
  inWords?: string | undefined;
  /** `exactly 0.01525 mi`, if rounding lost digits. */
  precisely?: string | undefined;
  /** Text that a swap moves into the input. Undefined if the result belongs to an earlier text. */
  moved?: string | undefined;
  /** `≈ 5 ft 10 1/16 in`. Empty if it adds nothing; undefined if the unit is never mixed. */
  mixed?: string | undefined;
  isInvalid: boolean;
  isBelowAbsoluteZero: boolean;
  /** The field that `typed` is in. If it is the To field, `from` is the unit on the right. */
  side: Side;
}

export interface ConverterViews {
  /** Always from the left unit to the right one: for the scale, links, and the address. */
  view: ConverterView;
  /** From the field that the visitor types in. */
  fields: ConverterView;
}

/** `units` are all units of the category. */
export function viewsOf(
  { typed, side }: Pick<Entry, 'typed' | 'side'>,
  { from, to }: ShownUnits,
  units: readonly UnitDefinition[],
  style: ViewStyle,
): ConverterViews {
  const unit = side === 'from' ? from : to;
  const input = parseInput(typed, unit && { unit, units });
  if (side === 'from') {
    const view = viewOfValue(input, { from, to }, units, style);
    return { view, fields: view };
  }
  const fields: ConverterView = { ...viewOfValue(input, { from: to, to: from }, units, style), side };
  return { view: viewOfValue(typedInFrom(fields, units), { from, to }, units, style), fields };
}

/** What the To field says, for the From field: 5 or, if no short decimal is exact, `1.6 m` in a field of feet. */
function typedInFrom({ typed, from, to }: ConverterView, units: readonly UnitDefinition[]): InputValue {
  if (!from || !to || from.category !== to.category || !hasCounterpart(typed.value, from, to)) return typed;
  const short = typed.parts ? undefined : shortText(convert(typed.value, from, to));
  if (short !== undefined) return parseInput({ text: short });
  const number = plainDigits(typed.isCopied ? exactText(typed.value) : typed.valueText, typed.format);
  const text = typed.parts ? typed.lastValidText : `${number} ${from.symbol}`;
  return parseInput({ text, format: typed.format }, { unit: to, units });
}

/** The result as the visitor would type it. Empty if it belongs to an earlier text. */
export function resultText({ moved, converted }: ConverterView): TypedText {
  const exact = moved === undefined ? undefined : converted?.value;
  return { text: plainDigits(moved ?? ''), format: currentNumberFormat(), exact, isCopied: true };
}

export function viewOfValue(
  typed: InputValue,
  { from, to }: ShownUnits,
  units: readonly UnitDefinition[],
  { format, noConversion, noNumber }: ViewStyle,
): ConverterView {
  const noResult = { typed, side: 'from' as const, from, to, isExact: false, isBelowAbsoluteZero: false };
  if (noNumber !== undefined && typed.state !== 'number') return { ...noResult, result: noNumber, isInvalid: true };
  if (!from || !to || from.category !== to.category || !hasCounterpart(typed.value, from, to))
    return { ...noResult, result: noConversion, isInvalid: false };
  const value = convert(typed.value, from, to);
  const result = format(value, to);
  const isFraction = result.includes('/');
  const precisely = isFraction ? undefined : morePrecisely(value, result);
  const words = largeNumber(result);
  return {
    typed,
    side: 'from',
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
  // It would repeat the input or the result. Compare IDs: in browsers, equal units can be separate objects.
  if (only?.unit.id === from.id || (only?.unit.id === to.id && isExact && !only.text.includes('/'))) return '';
  return `${isExact ? '=' : '≈'} ${text}`;
}
