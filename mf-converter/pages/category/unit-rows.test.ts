import { describe, expect, test } from '@jest/globals';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { angle } from '@site/catalogue/units/angle';
import { fuelEconomy } from '@site/catalogue/units/fuel-economy';
import { length } from '@site/catalogue/units/length';
import { temperature } from '@site/catalogue/units/temperature';
import { volume } from '@site/catalogue/units/volume';
import { parseInput } from '../../converter/converter-state.ts';
import { conversionChart, unitRows } from './unit-rows.ts';

const unitOf = (units: readonly UnitDefinition[], id: string) => units.find((unit) => unit.id === id) as UnitDefinition;
const rowsOf = (text: string, from: string, units: readonly UnitDefinition[] = length.units) =>
  new Map(unitRows(parseInput(text), unitOf(units, from), units).map((row) => [row.unit.id, row]));

describe('a value in every unit', () => {
  test('is equal where six digits hold it, and about that where they do not', () => {
    const rows = rowsOf('1', 'mi');
    expect(rows.get('ft')).toMatchObject({
      sign: '=',
      figure: '5280',
      copied: '5280',
      path: '/converter/length/miles-to-feet?value=1',
    });
    expect(rows.get('m')).toMatchObject({ sign: '≈', figure: '1609.34' });
    expect(rows.get('mi')).toMatchObject({ sign: '=', figure: '1', path: undefined });
  });

  test('is copied in a form that other programs read', () => {
    expect(rowsOf('1', 'um').get('mi')).toMatchObject({ figure: '6.21371 × 10⁻¹⁰', copied: '6.21371e-10' });
    expect(rowsOf('-2', 'km').get('m')).toMatchObject({ copied: '-2000' });
  });

  test('carries the number into the address of each pair, without the marks of its format', () => {
    expect(rowsOf('1,200', 'ft').get('m')?.path).toBe('/converter/length/feet-to-meters?value=1200');
  });
});

describe('units that stand in no fixed proportion', () => {
  test('have a dash where there is no value: nobody drives any number of miles on nothing', () => {
    const rows = rowsOf('0', 'l-100km', fuelEconomy.units);
    expect(rows.get('mpg-us')).toMatchObject({ sign: undefined, figure: '—', copied: undefined });
    expect(rows.get('l-100km')).toMatchObject({ figure: '0' });
  });

  test('are never said to be equal across π', () => {
    const rows = rowsOf('1', 'deg', angle.units);
    expect(rows.get('rad')?.sign).toBe('≈');
    expect(rows.get('arcmin')).toMatchObject({ sign: '=', figure: '60' });
  });
});

describe('the chart of a category', () => {
  const figure = (units: readonly UnitDefinition[], from: string, to: string) => {
    const at = (id: string) => units.indexOf(unitOf(units, id));
    return conversionChart(units).figures[at(from)]?.[at(to)];
  };

  test('has one of each unit in each other', () => {
    expect(conversionChart(volume.units)).toMatchObject({ amount: 1n, isProportional: true });
    expect(figure(volume.units, 'gal-us', 'L')).toBe('3.78541');
    expect(figure(volume.units, 'L', 'L')).toBe('1');
  });

  test('has ten of units that do not scale with each other, and says so', () => {
    expect(conversionChart(temperature.units)).toMatchObject({ amount: 10n, isProportional: false });
    expect(figure(temperature.units, 'C', 'F')).toBe('50');
  });
});
