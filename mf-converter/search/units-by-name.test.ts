import { describe, expect, test } from '@jest/globals';
import { length } from '@site/catalogue/units/length';
import { volume } from '@site/catalogue/units/volume';
import { unitsToPick } from '../format/units-by-name.ts';
import { unitsToFind } from './units-to-find.ts';

const picked = (text: string) => unitsToPick(text, length.units).map(({ id }) => id);
const found = (words: string) => unitsToFind(words, length.units).map(({ unit }) => unit.id);

describe('a unit picker', () => {
  test.each([
    ['foot', 'ft'],
    ['metre', 'm'],
    ['"', 'in'],
    ['kilo', 'km'],
    ['µm', 'um'],
    ['naut', 'nmi'],
  ])('understands %s', (text, id) => {
    expect(picked(text)[0]).toBe(id);
  });

  test.each([
    ['Gallons, US', 'gal-us'],
    ['gallons, us (gal)', 'gal-us'],
    ['Pints, UK', 'pt-uk'],
    ['Cups, US (cup)', 'cup'],
  ])('finds “%s”, as it writes it itself', (text, id) => {
    expect(unitsToPick(text, volume.units)[0]?.id).toBe(id);
  });

  test('shows all units before anything is typed, and none for what none of them holds', () => {
    expect(picked(' ')).toEqual(length.units.map(({ id }) => id));
    expect(picked('meetr')).toEqual([]);
  });

  test('puts what a text begins before what holds it, and keeps the units’ own order within both', () => {
    const [first, ...others] = picked('m');
    expect(first).toBe('m');
    const begun = others.filter((id) => ['mm', 'mi', 'um'].includes(id));
    expect(begun).toEqual(expect.arrayContaining(['mm', 'mi']));
    expect(others.indexOf('mi')).toBeLessThan(others.indexOf('nmi'));
  });
});

describe('a search', () => {
  test('counts slips of a letter where nothing matches without one', () => {
    expect(found('meetrs')).toContain('m');
    expect(found('kilomt')).toContain('km');
    expect(found('parsec')).toEqual([]);
  });

  test('does not look for two letters within words', () => {
    expect(found('ee')).toEqual([]);
    expect(picked('ee')).toEqual(['ft']);
  });
});
