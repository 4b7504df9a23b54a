import { describe, expect, test } from '@jest/globals';
import { divide, equals, rationalFromDecimal } from '../engine/rational.ts';
import type { NumberFormat } from '../engine/number-format.ts';
import { allCategoryUnits } from '../categories/all-units.ts';
import { readQuantity } from './read-quantity.ts';

const listUnits = (category: string) => allCategoryUnits.find((known) => known.category === category)!.units;
const unit = (category: string, id: string) => listUnits(category).find((known) => known.id === id)!;
const read = (text: string, category: string, id: string) =>
  readQuantity(text, listUnits(category), unit(category, id));
const fraction = (text: string) => {
  const [over = '', under = '1'] = text.split('/');
  return divide(rationalFromDecimal(over), rationalFromDecimal(under));
};

describe('a value field', () => {
  test.each([
    ['1’000 m', 'length', 'm', '1000'],
    ['5,5 cm', 'length', 'm', '0.055'],
    ['+5 ft', 'length', 'ft', '5'],
    ['6+2', 'length', 'ft', '8'],
    ['-5+3', 'length', 'ft', '-2'],
    ['(1+2)/3', 'length', 'ft', '1'],
    ['2*(3-5)', 'length', 'ft', '-4'],
    ['1,5 + 2.5', 'length', 'ft', '4'],
    ['6 + 2 in', 'length', 'in', '8'],
    ['2.5 × 10³', 'length', 'ft', '2500'],
    ['٥ ft ٣ in', 'length', 'ft', '5.25'],
    [`5'3"`, 'length', 'ft', '5.25'],
    ['5′ 3″', 'length', 'ft', '5.25'],
    [`5'3`, 'length', 'ft', '5.25'],
    [`5' 3 1/2"`, 'length', 'in', '63.5'],
    [`5'-3"`, 'length', 'ft', '5.25'],
    [`5'3''`, 'length', 'ft', '5.25'],
    [`-5'3"`, 'length', 'ft', '-5.25'],
    ['5ft3in', 'length', 'ft', '5.25'],
    ['5 feet, 3 inches', 'length', 'ft', '5.25'],
    ['5ft.3in.', 'length', 'in', '63'],
    ['5 ft .3 in', 'length', 'in', '60.3'],
    ['12 stone 4', 'weight', 'st', '86/7'],
    ['1h 30m', 'time', 'min', '90'],
    ['1m75', 'length', 'm', '1.75'],
    ['5 NM', 'length', 'km', '9.26'],
    ['5 Nm', 'torque', 'kNm', '0.005'],
    ['8 Mb/s', 'data-rate', 'mb-s', '1'],
    ['8 mbps', 'data-rate', 'mb-s', '1'],
    ['8 MB/s', 'data-rate', 'mbit-s', '64'],
    ['5 MB', 'data', 'kb', '5000'],
    ['24 in lb', 'torque', 'lbf-ft', '2'],
    ['5 Cal', 'energy', 'cal', '5000'],
    ['1y 6m', 'time', 'month', '18'],
    ['5 1/2', 'length', 'in', '5.5'],
    ['5-1/2', 'length', 'in', '5.5'],
    ['½', 'volume', 'cup', '0.5'],
    ['1/3', 'volume', 'cup', '1/3'],
    ['1½ cups', 'volume', 'cup', '1.5'],
    ['-40 °C', 'temperature', 'F', '-40'],
    ['45° 30′', 'angle', 'deg', '45.5'],
    ['45 deg 30 min 36 s', 'angle', 'deg', '45.51'],
    ['30 Minutes', 'angle', 'arcsec', '1800'],
    ['5 m2', 'area', 'm2', '5'],
  ])('reads %s in %s as %s: %s', (text, category, id, expected) => {
    const reading = read(text, category, id);
    expect(reading.ok && equals(reading.value, fraction(expected))).toBe(true);
  });

  test.each([
    '5 12',
    '5 7/2',
    '5 kg',
    `5'3"2`,
    '3 in 5 ft',
    '5 ft 3 cm',
    '5 ft 3 ft',
    'ft',
    '5 ft ft',
    '<b>5',
    '5--3',
    '5-10',
    '5 - 5',
    '3 - 5',
    '1/0',
    '(1+2',
    '1+',
    '6++2',
    '('.repeat(20) + '1' + ')'.repeat(20),
  ])('does not read "%s" in feet', (text) => {
    expect(read(text, 'length', 'ft')).toMatchObject({ ok: false, code: 'NOT_A_NUMBER' });
  });

  test.each([
    ['5 mPa', 'pressure', 'pa'],
    ['5 Mg', 'weight', 'kg'],
    ['5 Mt', 'weight', 'kg'],
    ['5 ML', 'volume', 'L'],
    ['5 Mm', 'length', 'm'],
    ['5 Nm', 'length', 'm'],
    ['5 Mib', 'data', 'mb'],
    ['5 Calories', 'energy', 'cal'],
    ['5 constructor', 'length', 'm'],
    ['5 m2', 'length', 'm'],
    ['1m5', 'length', 'm'],
    ['5 min 3', 'time', 's'],
    ['5°', 'temperature', 'C'],
    ['5 min', 'length', 'ft'],
    ['5 Mb', 'data', 'mb'],
    ['5 C 3 F', 'temperature', 'C'],
  ])('does not guess the unit of %s in a field for %s', (text, category, id) => {
    expect(read(text, category, id)).toMatchObject({ ok: false, code: 'NOT_A_NUMBER' });
  });

  test.each([
    ['1,500 m', '1500', '1.5'],
    ['1.500', '1.5', '1500'],
    ['1,500 + 1', '1501', '2.5'],
  ])('offers the other value of %s', (text, value, other) => {
    const [first, second] = [fraction(value), fraction(other)];
    const readIn = (format: NumberFormat) => readQuantity(text, listUnits('length'), unit('length', 'm'), format);
    expect(readIn('comma-point')).toMatchObject({ value: first, other: second });
    expect(readIn('point-comma')).toMatchObject({ value: second, other: first });
  });

  test.each(['5,5', '1.234,5', '1,234,567', '5 1/2', '0.125'])('does not offer another reading of %s', (text) => {
    expect(read(text, 'length', 'm')).not.toHaveProperty('other');
  });

  test.each([
    ['5 kg', 'kg'],
    ['12abc', 'abc'],
    ['1,5 kg', 'kg'],
    ['abc', undefined],
    ['5 5', undefined],
  ])('reports the unknown unit in %s', (text, unknownUnit) => {
    const reading = read(text, 'length', 'm');
    expect(reading.ok ? reading : reading.unknownUnit).toBe(unknownUnit);
  });

  test('does not accept zero if it has no counterpart', () => {
    expect(read('0 mpg', 'fuel-economy', 'l-100km')).toMatchObject({ ok: false, code: 'NOT_A_NUMBER' });
    expect(read('0', 'fuel-economy', 'l-100km').ok).toBe(true);
    expect(read('20 km/L', 'fuel-economy', 'l-100km')).toMatchObject({ ok: true, value: rationalFromDecimal('5') });
  });

  test('returns every part of the quantity', () => {
    const reading = read(`5'3"`, 'length', 'm');
    expect(reading.ok && reading.parts.map((part) => part.unit.id)).toEqual(['ft', 'in']);
  });

  test.each([
    ['', 'EMPTY'],
    ['  ', 'EMPTY'],
    ['1e9999', 'OUT_OF_RANGE'],
    ['9'.repeat(301), 'TOO_LONG'],
  ])('explains what is wrong with %s', (text, code) => {
    expect(read(text, 'length', 'ft')).toMatchObject({ ok: false, code });
  });
});
