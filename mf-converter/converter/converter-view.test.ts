import { describe, expect, test } from '@jest/globals';
import { units as fuelEconomy } from '@site/catalog/units/fuel-economy';
import { units as length } from '@site/catalog/units/length';
import { units as temperature } from '@site/catalog/units/temperature';
import { units as time } from '@site/catalog/units/time';
import { parseQuantity } from './quantity.ts';
import { getMoreOptionsPath } from './views/quick-converter.tsx';
import { formatFormula, quickStyle, formatSentence, buildView, widgetStyle } from './converter-view.ts';

const units = [...length.units, ...temperature.units, ...time.units, ...fuelEconomy.units];
/** Returns a copy, because in browsers the pair and the list of units contain separate objects. */
const unit = (id: string | undefined) => structuredClone(units.find((unit) => unit.id === id));
const widget = (text: string, from?: string, to?: string, previous?: string) =>
  buildView(parseQuantity({ text, lastValidText: previous }), { from: unit(from), to: unit(to) }, units, widgetStyle);
const quick = (text: string, from?: string, to?: string) =>
  buildView(parseQuantity({ text }), { from: unit(from), to: unit(to) }, units, quickStyle);
/** Parses text as the field of `from` does, including units. */
const inField = (text: string, from: string, to: string) =>
  buildView(
    parseQuantity(
      { text },
      { unit: unit(from)!, units: units.filter(({ category }) => category === unit(from)!.category) },
    ),
    { from: unit(from), to: unit(to) },
    units,
    widgetStyle,
  );
const INVALID = 'Error: Invalid conversion';

describe('the widget', () => {
  test.each([
    ['1', 'mi', 'ft', '1 mi = 5280.00 ft', 'miles × 5280 = feet'],
    ['30', 'mpg-us', 'l-100km', '30 mpg = 7.840 L/100 km', '235.215 ÷ mpg = L/100 km'],
    ['0', 'mpg-us', 'l-100km', INVALID, 'No formula available'],
    ['1', 'ft', undefined, INVALID, 'No formula available'],
  ])('shows %s %s in %s as one line and a formula: %s, %s', (text, from, to, sentence, formula) => {
    const view = widget(text, from, to);
    expect([formatSentence(view), formatFormula(view)]).toEqual([sentence, formula]);
    expect([view.precisely, view.isInvalid]).toEqual([undefined, false]);
  });

  test('asks for a missing value, and keeps the last result while the text is invalid', () => {
    const empty = widget('', 'ft', 'm', '5');
    expect([empty.result, empty.isInvalid, formatSentence(empty)]).toEqual([
      '1.524',
      false,
      'Enter a value to convert',
    ]);
    const wrong = widget('5x', 'ft', 'm', '5');
    expect(formatSentence(widget('9'.repeat(400), 'ft', 'm'))).toBe('A number may have at most 300 characters');
    expect([wrong.result, wrong.isInvalid, formatSentence(wrong)]).toEqual([
      '1.524',
      true,
      'Enter a number such as 5, -2.5, or 1.2e6',
    ]);
    expect([empty.swapText, wrong.swapText, widget('5', 'ft', 'm').swapText]).toEqual([undefined, undefined, '1.524']);
  });

  test('shows an error for zero in reciprocal units, and converts the next value', () => {
    const { result, converted } = widget('0', 'mpg-us', 'l-100km');
    expect([result, converted]).toEqual([INVALID, undefined]);
    expect(formatSentence(widget('', 'mpg-us', 'l-100km', '0'))).toBe('Enter a value to convert');
    expect(quick('0', 'mpg-us', 'l-100km').result).toBe('Invalid conversion');
    expect(formatSentence(widget('30', 'mpg-us', 'l-100km', '0'))).toBe('30 mpg = 7.840 L/100 km');
  });

  test('marks exact results', () => {
    expect([widget('1', 'mi', 'ft'), quick('5', 'ft', 'm')].map(({ isExact }) => isExact)).toEqual([true, true]);
    expect([widget('1', 'm', 'ft'), widget('0.001', 'ft', 'm')].map(({ isExact }) => isExact)).toEqual([false, false]);
  });

  test('shows a result with an exponent in words', () => {
    expect(quick('405040', 'km', 'm')).toMatchObject({ result: '4.0504e+8', inWords: '405.04 million m' });
    expect(quick('5', 'ft', 'm').inWords).toBeUndefined();
  });

  test('shows a more precise result if rounding loses digits', () => {
    expect(widget('1', 'mm', 'mi')).toMatchObject({ result: '6.213712e-7', precisely: undefined });
    expect(widget('-2', 'mm', 'mi')).toMatchObject({ result: '-0.000001', precisely: '-1.24274e-6 mi' });
    expect(widget('1.5', 'mm', 'km')).toMatchObject({ result: '0.000002', precisely: 'exactly 1.5e-6 km' });
    expect(widget('0', 'mm', 'mi')).toMatchObject({ result: '0', precisely: undefined });
  });

  test('swaps with the more precise result, so two swaps restore 1 second from weeks', () => {
    expect(widget('1', 's', 'week')).toMatchObject({ result: '0.000002', swapText: '1.65344e-6' });
    expect(widget('1.65344e-6', 'week', 's').swapText).toBe('1.000');
    expect(widget('1.5', 'mm', 'km').swapText).toBe('1.5e-6');
    expect(widget('1', 'm', 'ft').swapText).toBe('3.281');
  });

  test.each([
    ['1.78', 'm', 'ft', '≈ 5 ft 10 1/16 in'],
    ['1.6002', 'm', 'ft', '= 5 ft 3 in'],
    ['9.525', 'mm', 'in', '= 3/8 in'],
    ['5.1', 'cm', 'in', '≈ 2 in'],
    ['90', 'min', 'h', '= 1 h 30 min'],
    ['-100', 's', 'min', '= -1 min 40 s'],
    ['5.08', 'cm', 'in', ''], // The number is already in inches.
    ['30', 'min', 'h', ''], // Mixed units would repeat the input.
    ['1e6', 'm', 'ft', ''], // The value is too large.
    ['1', 'mm', 'ft', ''], // The value is too small.
    ['178', 'cm', 'm', undefined], // Meters are never mixed.
  ])('shows %s %s in %s in mixed units: %s', (text, from, to, mixed) =>
    expect(widget(text, from, to).mixed).toBe(mixed),
  );

  test.each([
    ['5\'3"', 'ft', 'm', '5 ft 3 in = 5.25 ft', '5 ft 3 in = 1.600 m'],
    ['5½', 'ft', 'm', '= 5.5 ft', '5.5 ft = 1.676 m'],
    ['5 ft 3 1/3 in', 'ft', 'm', '5 ft 3 1/3 in ≈ 5.27778 ft', '5 ft 3 1/3 in = 1.609 m'],
    ['-1h 30m', 'min', 'h', '-1 h 30 min = -90 min', '-1 h 30 min = -1.500 h'],
    ['6 ft', 'm', 'cm', '6 ft = 1.8288 m', '6 ft = 182.88 cm'],
  ])('shows how it parsed %s', (text, from, to, echo, line) => {
    const view = inField(text, from, to);
    expect([view.echo, formatSentence(view)]).toEqual([echo, line]);
  });

  test('after a change of unit, keeps a length in mixed units but only the number of a plain fraction', () => {
    expect(inField('5 ft 3 in', 'yd', 'm').quantity.valueText).toBe('1.75');
    expect(inField('5 1/2', 'yd', 'm').quantity.valueText).toBe('5.5');
  });

  test.each([
    ['-273.15', 'C', false],
    ['-273.16', 'C', true],
    ['0', 'K', false],
    ['-1', 'K', true],
    ['-1000', 'ft', false],
  ])('says whether %s %s is below absolute zero: %s', (text, from, isBelow) => {
    expect(widget(text, from, from).isBelowAbsoluteZero).toBe(isBelow);
  });
});

describe('the quick converter', () => {
  test.each([
    ['12abc', 'm', 'ft', 'Invalid input', true],
    ['', 'm', 'ft', 'Invalid input', true],
    ['1', 'm', 'C', 'Invalid conversion', false],
    ['1', 'm', undefined, 'Invalid conversion', false],
    ['1', 'm', 'ft', '3.2808', false],
    ['1', 'mm', 'km', '1.0000e-6', false],
    ['-40', 'C', 'F', '-40.00', false],
    ['0.003047', 'm', 'ft', '9.9967e-3', false],
    ['0.003048', 'm', 'ft', '0.0100', false],
    ['3', 'm', 'ft', '9.8425', false],
    ['3.048', 'm', 'ft', '10.00', false],
    ['5', 'm', 'ft', '16.40', false],
    ['304800', 'm', 'ft', '1000000.00', false],
    ['304801', 'm', 'ft', '1.0000e+6', false],
    ['1e9', 'm', 'ft', '3.2808e+9', false],
    ['-0.003', 'm', 'ft', '-9.8425e-3', false],
    ['-0', 'm', 'ft', '0', false],
  ])('shows “%s” %s in %s as %s', (text, from, to, result, isInvalid) =>
    expect(quick(text, from, to)).toMatchObject({ result, isInvalid }),
  );

  test('shows a more precise result only if rounding to four decimals loses significant digits', () => {
    expect(quick('15.25', 'mm', 'm')).toMatchObject({ result: '0.0153', precisely: 'exactly 0.01525 m' });
    expect(quick('1.1', 'cm', 'ft')).toMatchObject({ result: '0.0361', precisely: undefined });
    expect(quick('-0.55', 'mm', 'in')).toMatchObject({ result: '-0.0217', precisely: '-0.0216535 in' });
  });

  test.each([
    ['m', 'ft', '1', '/converter/length/meters-to-feet'],
    ['m', 'ft', '7.5', '/converter/length/meters-to-feet?value=7.5'],
    ['m', 'm', '7.5', '/category/length'],
    [undefined, undefined, '7.5', '/category/length'],
  ])('links to the page for %s to %s with the value %s: %s', (from, to, text, path) => {
    expect(getMoreOptionsPath('length', { from: unit(from), to: unit(to), quantity: parseQuantity({ text }) })).toBe(
      path,
    );
  });
});
