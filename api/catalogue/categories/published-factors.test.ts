import { describe, expect, test } from '@jest/globals';
import { conversionFactor } from '../engine/published-factor.ts';
import { findUnit } from '../engine/find-unit.ts';
import type { CategoryUnits } from '../engine/unit-definition.ts';
import { area } from '../generated/units/area.ts';
import { length } from '../generated/units/length.ts';
import { speed } from '../generated/units/speed.ts';
import { temperature } from '../generated/units/temperature.ts';
import { volume } from '../generated/units/volume.ts';
import { weight } from '../generated/units/weight.ts';

const published: [CategoryUnits, Record<string, string>][] = [
  [
    length,
    {
      cm: '0.01',
      mm: '0.001',
      nm: '1e-9',
      um: '1e-6',
      km: '1000',
      ft: '0.3048',
      in: '0.0254',
      yd: '0.9144',
      mi: '1609.34',
      nmi: '1852',
    },
  ],
  [
    weight,
    { g: '1e-3', mg: '1e-6', lb: '0.453592', oz: '0.0283495', st: '6.35029', ton: '1000', tonne: '1000', mt: '1000' },
  ],
  [
    area,
    {
      cm2: '1e-4',
      in2: '6.4516e-4',
      yd2: '0.836127',
      mi2: '2589988.11',
      km2: '1e6',
      ft2: '0.092903',
      acre: '4046.86',
      ha: '1e4',
    },
  ],
  [
    volume,
    {
      L: '1e-3',
      ml: '1e-6',
      cc: '1e-6',
      'US gal': '0.00378541',
      'UK gal': '0.00454609',
      qt: '0.000946353',
      cup: '0.000236588',
      tbsp: '0.0000147868',
      tsp: '0.0000049289',
      pt: '0.000473176',
      'fl oz': '0.0000295735',
    },
  ],
  [speed, { mph: '0.44704', knot: '0.514444', 'km/h': '0.277778' }],
];

describe.each(published.map(([units, figures]) => [units.category, units, figures] as const))(
  '%s',
  (_, { base, units }, figures) => {
    const baseUnit = findUnit(base, units)!;

    test.each(Object.entries(figures))('%s prints as %s', (name, figure) => {
      expect(Number(conversionFactor(findUnit(name, units)!, baseUnit))).toBe(Number(figure));
    });

    test.each(Object.entries(figures))('%s is %s to the digits printed', (name, figure) => {
      const { numerator, denominator } = findUnit(name, units)!.toBase;
      const [mantissa = '', power = '0'] = figure.split('e');
      const places = (mantissa.split('.')[1] ?? '').length - Number(power);
      const printed = BigInt(mantissa.replace('.', ''));
      const up = 10n ** BigInt(Math.max(places, 0));
      const down = 10n ** BigInt(Math.max(-places, 0));
      const difference = BigInt(numerator) * up - printed * BigInt(denominator) * down;
      const magnitude = difference < 0n ? -difference : difference;
      expect(2n * magnitude <= BigInt(denominator) * down).toBe(true);
    });
  },
);

test('a meter is 3.28084 feet, a foot 0.3048 meters, an inch 2.54 centimeters', () => {
  const [foot, inch, meter, cm] = ['ft', 'in', 'm', 'cm'].map((id) => findUnit(id, length.units)!);
  expect(conversionFactor(meter!, foot!)).toBe('3.28084');
  expect(conversionFactor(foot!, meter!)).toBe('0.3048');
  expect(conversionFactor(inch!, cm!)).toBe('2.54');
});

test('temperature pairs without a factor are marked as special', () => {
  const factor = (from: string, to: string) =>
    conversionFactor(findUnit(from, temperature.units)!, findUnit(to, temperature.units)!);
  expect(factor('C', 'K')).toBe('add273.15');
  expect(factor('K', 'C')).toBe('sub273.15');
  for (const [from, to] of [
    ['C', 'F'],
    ['F', 'C'],
    ['C', 'R'],
    ['R', 'C'],
    ['F', 'K'],
    ['K', 'F'],
    ['F', 'R'],
    ['R', 'F'],
  ] as const) {
    expect(factor(from, to)).toBe('special');
  }
  expect(factor('K', 'R')).toBe('1.8');
  expect(factor('R', 'K')).toBe('0.555556');
});
