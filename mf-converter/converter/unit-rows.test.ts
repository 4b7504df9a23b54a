import { describe, expect, test } from '@jest/globals';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { units as angle } from '@site/catalog/units/angle';
import { units as fuelEconomy } from '@site/catalog/units/fuel-economy';
import { units as length } from '@site/catalog/units/length';
import { units as temperature } from '@site/catalog/units/temperature';
import { units as volume } from '@site/catalog/units/volume';
import { parseQuantity } from './quantity.ts';
import { buildConversionChart, buildUnitRows } from './unit-rows.ts';

const findUnit = (units: readonly UnitDefinition[], id: string) =>
  units.find((unit) => unit.id === id) as UnitDefinition;
const formatRows = (text: string, from: string, units: readonly UnitDefinition[] = length.units) =>
  new Map(buildUnitRows(parseQuantity({ text }), findUnit(units, from), units).map((row) => [row.unit.id, row]));

describe('the list of a value in every unit', () => {
  test('has an equals sign for results that six digits show exactly, and ≈ for others', () => {
    const rows = formatRows('1', 'mi');
    expect(rows.get('ft')).toMatchObject({
      sign: '=',
      number: '5280',
      path: '/converter/length/miles-to-feet?value=1',
    });
    expect(rows.get('m')).toMatchObject({ sign: '≈', number: '1609.34' });
    expect(rows.get('mi')).toMatchObject({ sign: '=', number: '1', path: undefined });
  });

  test('links to each pair with the number, without digit separators', () => {
    expect(formatRows('1,200', 'ft').get('m')?.path).toBe('/converter/length/feet-to-meters?value=1200');
  });
});

describe('the list of a value that some units cannot show exactly', () => {
  test('shows a dash for zero in reciprocal units', () => {
    const rows = formatRows('0', 'l-100km', fuelEconomy.units);
    expect(rows.get('mpg-us')).toMatchObject({ sign: undefined, number: '—' });
    expect(rows.get('l-100km')).toMatchObject({ number: '0' });
  });

  test('never has an equals sign if the conversion involves π', () => {
    const rows = formatRows('1', 'deg', angle.units);
    expect(rows.get('rad')?.sign).toBe('≈');
    expect(rows.get('arcmin')).toMatchObject({ sign: '=', number: '60' });
  });
});

describe('a category’s chart', () => {
  const getNumber = (units: readonly UnitDefinition[], from: string, to: string) => {
    const at = (id: string) => units.indexOf(findUnit(units, id));
    return buildConversionChart(units).numbers[at(from)]?.[at(to)];
  };

  test('shows one of each unit in every unit', () => {
    expect(buildConversionChart(volume.units)).toMatchObject({ amount: 1n, isProportional: true });
    expect(getNumber(volume.units, 'gal-us', 'L')).toBe('3.78541');
    expect(getNumber(volume.units, 'L', 'L')).toBe('1');
  });

  test('shows ten of each unit if the units are not proportional', () => {
    expect(buildConversionChart(temperature.units)).toMatchObject({ amount: 10n, isProportional: false });
    expect(getNumber(temperature.units, 'C', 'F')).toBe('50');
  });
});
