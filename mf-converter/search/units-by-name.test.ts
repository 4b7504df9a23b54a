import { describe, expect, test } from '@jest/globals';
import { units as length } from '@site/catalog/units/length';
import { units as volume } from '@site/catalog/units/volume';
import { findUnitsToPick } from '../format/units-by-name.ts';

const picked = (text: string) => findUnitsToPick(text, length.units).map(({ id }) => id);

describe('a unit picker', () => {
  test.each([
    ['foot', 'ft'],
    ['metre', 'm'],
    ['"', 'in'],
    ['kilo', 'km'],
    ['µm', 'um'],
    ['naut', 'nmi'],
  ])('finds the unit for %s', (text, id) => {
    expect(picked(text)[0]).toBe(id);
  });

  test.each([
    ['Gallons, US', 'gal-us'],
    ['gallons, us (gal)', 'gal-us'],
    ['Pints, UK', 'pt-uk'],
    ['Cups, US (cup)', 'cup'],
  ])('finds the unit for its label “%s”', (text, id) => {
    expect(findUnitsToPick(text, volume.units)[0]?.id).toBe(id);
  });

  test('shows all units for empty text, and none for text that does not match', () => {
    expect(picked(' ')).toEqual(length.units.map(({ id }) => id));
    expect(picked('meetr')).toEqual([]);
    expect(picked('ee')).toEqual(['ft']);
  });

  test('lists prefix matches before other matches, each in the order of the units', () => {
    const [first, ...others] = picked('m');
    expect(first).toBe('m');
    const early = others.filter((id) => ['mm', 'mi', 'um'].includes(id));
    expect(early).toEqual(expect.arrayContaining(['mm', 'mi']));
    expect(others.indexOf('mi')).toBeLessThan(others.indexOf('nmi'));
  });
});
