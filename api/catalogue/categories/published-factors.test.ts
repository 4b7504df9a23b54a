import { expect, test } from '@jest/globals';
import { scaleOf } from '../engine/convert.ts';
import { conversionFactor } from '../engine/published-factor.ts';
import { findUnit } from '../engine/find-unit.ts';
import { absolute, compare, rationalFromDecimal, subtract } from '../engine/rational.ts';
import { allCategoryUnits } from '../generated/units/all-units.ts';
import { length } from '../generated/units/length.ts';
import { temperature } from '../generated/units/temperature.ts';

/** From printed tables: `category: unit = factor to the base unit`. */
const PUBLISHED = `
length:       cm = 0.01;       mm = 0.001;       nm = 1e-9;       um = 1e-6;       km = 1000;       ft = 0.3048;       in = 0.0254;       yd = 0.9144;       mi = 1609.34;       nmi = 1852
weight:  g = 1e-3;  mg = 1e-6;  lb = 0.453592;  oz = 0.0283495;  st = 6.35029;  ton = 1000;  tonne = 1000;  mt = 1000
area:       cm2 = 1e-4;       in2 = 6.4516e-4;       yd2 = 0.836127;       mi2 = 2589988.11;       km2 = 1e6;       ft2 = 0.092903;       acre = 4046.86;       ha = 1e4
volume:       L = 1e-3;       ml = 1e-6;       cc = 1e-6; US gal = 0.00378541; UK gal = 0.00454609;       qt = 0.000946353;       cup = 0.000236588;       tbsp = 0.0000147868;       tsp = 0.0000049289;       pt = 0.000473176; fl oz = 0.0000295735
speed:  mph = 0.44704;  knot = 0.514444; km/h = 0.277778
`;

test.each(
  PUBLISHED.trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
)('published factors of %s are right to the digits printed', (category, figures) => {
  const { base, units } = allCategoryUnits.find((known) => known.category === category)!;
  for (const text of figures.split('; ')) {
    const [name = '', figure = ''] = text.split(' = ');
    const unit = findUnit(name, units)!;
    expect([name, Number(conversionFactor(unit, findUnit(base, units)!))]).toEqual([name, Number(figure)]);
    const [mantissa = '', power = '0'] = figure.split('e');
    const places = (mantissa.split('.')[1] ?? '').length - Number(power);
    const half = rationalFromDecimal('0.5', -places);
    const difference = absolute(subtract(scaleOf(unit), rationalFromDecimal(mantissa, Number(power))));
    expect([text, compare(difference, half)]).not.toEqual([text, 1]);
  }
});

test('a meter is 3.28084 feet, a foot 0.3048 meters, an inch 2.54 centimeters', () => {
  const [foot, inch, meter, cm] = ['ft', 'in', 'm', 'cm'].map((id) => findUnit(id, length.units)!);
  expect(conversionFactor(meter!, foot!)).toBe('3.28084');
  expect(conversionFactor(foot!, meter!)).toBe('0.3048');
  expect(conversionFactor(inch!, cm!)).toBe('2.54');
});

test('temperature pairs without a factor are marked as special', () => {
  const factors = ['C K', 'K C', 'C F', 'F C', 'C R', 'R C', 'F K', 'K F', 'F R', 'R F', 'K R', 'R K'].map((pair) => {
    const [from, to] = pair.split(' ').map((id) => findUnit(id, temperature.units)!);
    return conversionFactor(from!, to!);
  });
  const special = Array<string>(8).fill('special');
  expect(factors).toEqual(['add273.15', 'sub273.15', ...special, '1.8', '0.555556']);
});
