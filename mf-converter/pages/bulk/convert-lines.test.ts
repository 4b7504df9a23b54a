import { describe, expect, test } from '@jest/globals';
import { findUnit } from '@site/catalog/engine/find-unit';
import { loadUnits } from '@site/catalog/load-units';
import { convertLine, splitLines, type LineConversion } from './convert-lines.ts';

async function getConversion(category: string, from: string, to: string): Promise<LineConversion> {
  const units = await loadUnits(category);
  return { units, from: findUnit(from, units)!, to: findUnit(to, units)!, format: 'comma-point', rounding: '' };
}

const feet = await getConversion('length', 'ft', 'm');

describe('a pasted column', () => {
  test('keeps blank rows, except after the last line break', () => {
    expect(splitLines('1\r\n\r\n2\r\n')).toEqual(['1', '', '2']);
    expect(splitLines('1\n2')).toEqual(['1', '2']);
    expect(splitLines('')).toEqual([]);
  });

  test.each([
    ['10', '3.048'],
    ['1,234.5', '376.2756'],
    ['-2', '-0.6096'],
    ['5 km', '5000'],
    ['5 ft 3 in', '1.6002'],
    ['5\tkm', '5000'],
    ['"5\'3"""', '1.6002'],
    ['½', '0.1524'],
    ['1e3', '304.8'],
    ['  7 ', '2.1336'],
  ])('converts “%s” to %s', (line, result) => {
    expect(convertLine(line, feet).result).toBe(result);
  });

  test.each([
    ['abc', 'This isn’t a number.'],
    ['5 kg', '“kg” isn’t a unit of length.'],
    ['1e5000', 'That number is too large or too small. Enter one with an exponent from -1000 to 1000.'],
  ])('keeps “%s” and says why it is invalid', (line, note) => {
    expect(convertLine(line, feet)).toEqual({ text: line, note });
  });

  test('keeps a blank line blank', () => {
    expect(convertLine('  ', feet)).toEqual({ text: '' });
  });

  test('says how an ambiguous number was read, in the visitor’s format', () => {
    expect(convertLine('1,500', feet)).toEqual({ text: '1,500', result: '457.2', note: 'Read as 1500, not as 1.5.' });
    expect(convertLine('1,500', { ...feet, format: 'point-comma' }).result).toBe('0.4572');
  });

  test('says if a value has no counterpart', async () => {
    const economy = await getConversion('fuel-economy', 'mpg', 'l-100km');
    expect(convertLine('0', economy).note).toBe('0 mpg has no value in liters per 100 kilometers.');
  });

  test('converts a temperature below absolute zero, and adds a note', async () => {
    const { result, note } = convertLine('-300', await getConversion('temperature', 'c', 'f'));
    expect(result).toBe('-508');
    expect(note).toContain('below absolute zero');
  });
});
