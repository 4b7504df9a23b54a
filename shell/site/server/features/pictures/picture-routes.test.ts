import { describe, expect, test } from '@jest/globals';
import type { ImageScales } from '@site/shell-contract';
import { scalesPath } from '../../../app/head/social-image.ts';
import { isImageText, readPicturePath } from './picture-routes.ts';

describe('the path of a picture', () => {
  test('has five numbers and optionally the path of a link with an icon', () => {
    expect(readPicturePath('-50,0,0.5,-17.5,-40/category/temperature.png')).toEqual({
      ...{ from: -50, upTo: 0, factor: 0.5, offset: -17.5, pointed: -40 },
      iconOf: '/category/temperature',
    });
    expect(readPicturePath('0,10,30,0,5.png', '?equation=5+m')).toMatchObject({ upTo: 10, equation: '5 m' });
    expect(readPicturePath('0,10,30,0,5.png', '?equation=5+m&note=Tape')).toMatchObject({ note: 'Tape' });
    expect(readPicturePath('0,1,1e-7,1,0.5.png')).toBeUndefined();
  });

  test.each(['00,10.0,3e1,-0,5.250.png', '0,10,30,0,5.25000000000000000000001.png'])(
    'has one canonical form, which %s is not',
    (text) => {
      expect(scalesPath(readPicturePath(text) as ImageScales)).toBe('/social/scales/0,10,30,0,5.25.png');
    },
  );

  test.each([
    '',
    '0,10,30,0.png',
    '0,10,30,0,five.png',
    '0,10,30,0,0x5.png',
    '0,10,30,0,5.svg',
    '0,10,30,0,5/../x.png',
  ])('is rejected if it is %j', (text) => {
    expect(readPicturePath(text)).toBeUndefined();
  });

  test.each([
    '0,1e999,30,0,5.png',
    '0,10000000,1,0,5.png',
    '0,10,1000000,0,5.png',
    '0,10,30,0,11.png',
    '0,10,-1,0,5.png',
    '0,10,0,0,5.png',
    '999999,999999.0001,1,0,999999.png',
    '0,0.000001,1,0,0.png',
    `0,10,30,0,5${'/x'.repeat(500)}.png`,
  ])('is rejected if a number is out of range: %s', (text) => {
    expect(readPicturePath(text)).toBeUndefined();
  });
});

test.each([
  ['5 ft 6 15/16 in ≈ 170 cm', true],
  ['−40 °F = −40 °C', true],
  ['5 fools = 3 cm', false],
  ['5 ft = 3 in ', false],
  ['Tape: 5 ft (−0.1 cm), 1 + 2 in (+0.5 cm)', true],
  ['Tape: buy (now)', false],
  ['', false],
])('decides whether a picture may contain the text “%s”: %s', (text, isAllowed) => {
  expect(isImageText(text, ['ft', 'in', 'cm', '°F', '°C', 'Tape'])).toBe(isAllowed);
});
