import { describe, expect, test } from '@jest/globals';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { unitNamed } from '../testing/scale-of.ts';
import { imageScales } from './image-scales.ts';

const findScales = (value: string, from: string, to: string) =>
  imageScales(rationalFromShown(value), unitNamed(from), unitNamed(to));

describe('the scales in an answer’s preview image', () => {
  test.each([
    ['5.25', 'ft', 'cm', { from: 0, upTo: 10, factor: 30.48, offset: 0, pointed: 5.25, iconOf: '/category/length' }],
    ['-40', 'F', 'C', { from: -50, upTo: 0, factor: 0.555556, offset: -17.7778, pointed: -40 }],
    ['350', 'F', 'C', { from: 0, upTo: 500, pointed: 350 }],
    ['0', 'C', 'F', { from: -10, upTo: 40, factor: 1.8, offset: 32, pointed: 0 }],
    ['1000000', 'km', 'mi', { from: 0, upTo: 2_000_000, factor: 0.621371 }],
    ['0.001', 'mm', 'in', { from: 0, upTo: 0.002, factor: 0.0393701 }],
  ])('fit the answer for %s %s in %s', (value, from, to, expected) => {
    expect(findScales(value, from, to)).toMatchObject(expected);
  });

  test('keep the pointer between 20% and 80% of the width', () => {
    for (let exponent = -6; exponent < 7; exponent += 1)
      for (const digits of '1 1.6 2 3.9 4 4.1 7.9 8 8.1 -1 -1.6 -4 -8.1 -9.99 0'.split(' ')) {
        const scales = findScales(`${digits}e${exponent}`, 'm', 'ft');
        if (!scales) throw new Error(`${digits}e${exponent} m has no scales.`);
        const position = (scales.pointed - scales.from) / (scales.upTo - scales.from);
        expect(position).toBeGreaterThanOrEqual(0.2 - 1e-9);
        expect(position).toBeLessThanOrEqual(0.8 + 1e-9);
      }
  });

  test('are absent for reciprocal units and for numbers too large for a double', () => {
    expect(findScales('30', 'mpg-us', 'l-100km')).toBeUndefined();
    expect(findScales('1e400', 'm', 'ft')).toBeUndefined();
  });
});
