import { describe, expect, test } from '@jest/globals';
import { fuelEconomy } from '@site/catalogue/units/fuel-economy';
import { length } from '@site/catalogue/units/length';
import { temperature } from '@site/catalogue/units/temperature';
import { time } from '@site/catalogue/units/time';
import { parseInput } from './converter-state.ts';
import { moreOptionsPath } from './views/quick-converter.tsx';
import { quickStyle, viewOfValue, widgetStyle } from './converter-view.ts';
import { formulaOf, sentenceOf } from './views/reading-lines.tsx';

const units = [...length.units, ...temperature.units, ...time.units, ...fuelEconomy.units];
/** A copy: in browsers, the pair and the list of units are separate objects. */
const unit = (id: string | undefined) => structuredClone(units.find((known) => known.id === id));
const widget = (text: string, from?: string, to?: string, previous?: string) =>
  viewOfValue(
    parseInput(text, previous === undefined ? undefined : parseInput(previous)),
    { from: unit(from), to: unit(to) },
    units,
    widgetStyle,
  );
const quick = (text: string, from?: string, to?: string) =>
  viewOfValue(parseInput(text), { from: unit(from), to: unit(to) }, units, quickStyle);

describe('the widget', () => {
  test('shows the value, both units, and the result in one line', () => {
    const view = widget('1', 'mi', 'ft');
    expect(view).toMatchObject({ result: '5280.00', precisely: undefined, isInvalid: false });
    expect([sentenceOf(view), formulaOf(view)]).toEqual(['1 mi = 5280.00 ft', 'miles × 5280 = feet']);
  });

  test('asks for a missing value, and keeps the last result when the text is invalid', () => {
    const empty = widget('', 'ft', 'm', '5');
    expect([empty.result, empty.isInvalid, sentenceOf(empty)]).toEqual(['1.524', false, 'Enter a value to convert']);
    const wrong = widget('5x', 'ft', 'm', '5');
    expect(
      sentenceOf(viewOfValue(parseInput('9'.repeat(400)), { from: unit('ft'), to: unit('m') }, units, widgetStyle)),
    ).toBe('A number may have at most 300 characters');
    expect([wrong.result, wrong.isInvalid, sentenceOf(wrong)]).toEqual([
      '1.524',
      true,
      'Enter a number such as 5, -2.5 or 1.2e6',
    ]);
    expect([empty.moved, wrong.moved, widget('5', 'ft', 'm').moved]).toEqual([undefined, undefined, '1.524']);
  });

  test('shows an error for zero between reciprocal units, and converts the next value', () => {
    const zero = widget('0', 'mpg-us', 'l-100km');
    expect(zero).toMatchObject({ result: 'Error: Invalid conversion', isInvalid: false, converted: undefined });
    expect([sentenceOf(zero), formulaOf(zero)]).toEqual(['Error: Invalid conversion', 'No formula available']);
    expect(sentenceOf(widget('', 'mpg-us', 'l-100km', '0'))).toBe('Enter a value to convert');
    expect(quick('0', 'mpg-us', 'l-100km').result).toBe('Invalid conversion');
    expect(sentenceOf(widget('30', 'mpg-us', 'l-100km', '0'))).toBe('30 mpg = 7.840 L/100 km');
    expect(formulaOf(widget('30', 'mpg-us', 'l-100km'))).toBe('235.215 ÷ mpg = L/100 km');
  });

  test('marks exact results, whose trailing zeros carry no information', () => {
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

  test('swaps with the more precise result: after two swaps, a second in weeks is a second again', () => {
    expect(widget('1', 's', 'week')).toMatchObject({ result: '0.000002', moved: '1.65344e-6' });
    expect(widget('1.65344e-6', 'week', 's').moved).toBe('1.000');
    expect(widget('1.5', 'mm', 'km').moved).toBe('1.5e-6');
    expect(widget('1', 'm', 'ft').moved).toBe('3.281');
  });

  test.each([
    ['1.78', 'm', 'ft', '≈ 5 ft 10 1/16 in'],
    ['1.6002', 'm', 'ft', '= 5 ft 3 in'],
    ['9.525', 'mm', 'in', '= 3/8 in'],
    ['5.1', 'cm', 'in', '≈ 2 in'],
    ['90', 'min', 'h', '= 1 h 30 min'],
    ['-100', 's', 'min', '= -1 min 40 s'],
  ])('shows %s %s in %s in mixed units: %s', (text, from, to, mixed) =>
    expect(widget(text, from, to).mixed).toBe(mixed),
  );

  test.each([
    ['the number already says the same', '5.08', 'cm', 'in', ''],
    ['it would repeat the input', '30', 'min', 'h', ''],
    ['the value is too large', '1e6', 'm', 'ft', ''],
    ['the value is too small', '1', 'mm', 'ft', ''],
    ['the unit is never mixed', '178', 'cm', 'm', undefined],
  ])('shows no mixed units if %s', (_, text, from, to, mixed) => expect(widget(text, from, to).mixed).toBe(mixed));

  test.each([
    ['5\'3"', 'ft', 'm', '5 ft 3 in = 5.25 ft', '5 ft 3 in = 1.600 m'],
    ['5½', 'ft', 'm', '= 5.5 ft', '5.5 ft = 1.676 m'],
    ['5 ft 3 1/3 in', 'ft', 'm', '5 ft 3 1/3 in ≈ 5.27778 ft', '5 ft 3 1/3 in = 1.609 m'],
    ['-1h 30m', 'min', 'h', '-1 h 30 min = -90 min', '-1 h 30 min = -1.500 h'],
    ['6 ft', 'm', 'cm', '6 ft = 1.8288 m', '6 ft = 182.88 cm'],
  ])('explains how it understood %s', (text, from, to, echo, line) => {
    const field = { unit: unit(from)!, units: units.filter(({ category }) => category === unit(from)!.category) };
    const view = viewOfValue(
      parseInput(text, undefined, field),
      { from: unit(from), to: unit(to) },
      field.units,
      widgetStyle,
    );
    expect([view.echo, sentenceOf(view)]).toEqual([echo, line]);
  });

  test('keeps a length in mixed units in another unit, and the number of a plain fraction', () => {
    const inYards = (text: string) =>
      viewOfValue(
        parseInput(text, undefined, { unit: unit('ft')!, units: length.units }),
        { from: unit('yd'), to: unit('m') },
        length.units,
        widgetStyle,
      );
    expect(inYards('5 ft 3 in').typed.valueText).toBe('1.75');
    expect(inYards('5 1/2').typed.valueText).toBe('5.5');
  });

  test('shows an error if a unit is missing', () => {
    const view = widget('1', 'ft');
    expect([view.result, sentenceOf(view), formulaOf(view)]).toEqual([
      'Error: Invalid conversion',
      'Error: Invalid conversion',
      'No formula available',
    ]);
  });

  test.each([
    ['-273.15', 'C', false],
    ['-273.16', 'C', true],
    ['0', 'K', false],
    ['-1', 'K', true],
    ['-1000', 'ft', false],
  ])('%s %s is below absolute zero: %s', (text, from, isBelow) => {
    expect(widget(text, from, from).isBelowAbsoluteZero).toBe(isBelow);
  });
});

describe('the quick converter', () => {
  test('formats numbers and errors as specified', () => {
    expect(quick('1', 'm', 'ft').result).toBe('3.2808');
    expect(quick('1', 'mm', 'km').result).toBe('1.0000e-6');
    expect(quick('-40', 'C', 'F').result).toBe('-40.00');
    expect(quick('12abc', 'm', 'ft')).toMatchObject({ result: 'Invalid input', isInvalid: true, precisely: undefined });
    expect(quick('', 'm', 'ft')).toMatchObject({ result: 'Invalid input', isInvalid: true });
    expect(quick('1', 'm', 'C').result).toBe('Invalid conversion');
    expect(quick('1', 'm').result).toBe('Invalid conversion');
  });

  test.each([
    ['0.003047', '9.9967e-3'],
    ['0.003048', '0.0100'],
    ['3', '9.8425'],
    ['3.048', '10.00'],
    ['5', '16.40'],
    ['304800', '1000000.00'],
    ['304801', '1.0000e+6'],
    ['1e9', '3.2808e+9'],
    ['-0.003', '-9.8425e-3'],
    ['-0', '0'],
  ])('shows %s meters as %s feet', (text, shown) => expect(quick(text, 'm', 'ft').result).toBe(shown));

  test('shows a more precise result only if four decimals lose significant digits', () => {
    expect(quick('15.25', 'mm', 'm')).toMatchObject({ result: '0.0153', precisely: 'exactly 0.01525 m' });
    expect(quick('1.1', 'cm', 'ft')).toMatchObject({ result: '0.0361', precisely: undefined });
    expect(quick('-0.55', 'mm', 'in')).toMatchObject({ result: '-0.0217', precisely: '-0.0216535 in' });
  });

  test('links to the pair’s page, or to the category’s page without a valid pair', () => {
    expect(moreOptionsPath('length', { from: unit('m'), to: unit('ft') })).toBe('/converter/length/meters-to-feet');
    expect(moreOptionsPath('length', { from: unit('m'), to: unit('ft'), typed: parseInput('1') })).toBe(
      '/converter/length/meters-to-feet',
    );
    expect(moreOptionsPath('length', { from: unit('m'), to: unit('ft'), typed: parseInput('7.5') })).toBe(
      '/converter/length/meters-to-feet?value=7.5',
    );
    expect(moreOptionsPath('length', { from: unit('m'), to: unit('m') })).toBe('/category/length');
    expect(moreOptionsPath('length', { from: undefined, to: undefined })).toBe('/category/length');
  });
});
