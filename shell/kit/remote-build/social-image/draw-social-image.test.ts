import { describe, expect, test } from '@jest/globals';
import { drawSocialImage, type FacingScales, SIZE } from './draw-social-image.ts';
import { numeralPaths } from './glyph-paths.ts';

const fahrenheit = { upTo: 46, factor: 1.8, offset: 32, pointed: 24 };

test('draws an image with its icon and without using fonts', () => {
  const image = drawSocialImage({ ...fahrenheit, icon: 'M1 2h3' });
  expect(image).toMatch(/^<svg.*<\/svg>$/s);
  expect(image).not.toMatch(/<text|NaN|undefined/);
  expect(image).toContain('d="M1 2h3"');
  expect(drawSocialImage(fahrenheit)).not.toMatch(/NaN|undefined/);
});

test('draws an equation, but omits it if a character has no glyph', () => {
  const drawn = drawSocialImage({ ...fahrenheit, icon: 'M1 2h3', equation: '350 °F ≈ 176.667 °C' });
  expect(drawn).not.toMatch(/d="M1 2h3"|NaN|undefined/);
  expect(drawn.match(/<path transform="translate\([\d.]+\)"/g)).toHaveLength(15);
  expect(drawSocialImage({ ...fahrenheit, equation: '5 Ω' })).toBe(drawSocialImage(fahrenheit));
});

test.each([
  'Oven: 180 °C, fan 160 °C, 350 °F, gas mark 4',
  'Drill 25/64 in (−0.1 mm), wrench 3/8 in (+0.5 mm)',
  'US measures: 1/3 cup + 1 tbsp + 1 tsp',
  'Tape: 5 ft 10 7/8 in',
  'Kitchen scale: 2 lb 3 1/4 oz',
  'Wrench 3/4 in',
])('draws the note “%s” below the equation', (note) => {
  const paths = (image: string) => image.match(/<path transform="translate\([\d.]+\)"/g)?.length ?? 0;
  const equation = '350 °F ≈ 176.667 °C';
  const drawn = drawSocialImage({ ...fahrenheit, equation, note });
  expect(drawn).not.toMatch(/NaN|undefined/);
  expect(paths(drawn)).toBe(15 + note.replaceAll(' ', '').length);
  expect(drawSocialImage({ ...fahrenheit, note })).toBe(drawSocialImage(fahrenheit));
});

const signs = new Map(Object.entries(numeralPaths).map(([sign, path]) => [path, sign]));

interface Numeral {
  text: string;
  left: number;
  right: number;
}

function numeralsOf(scales: FacingScales): [Numeral[], Numeral[]] {
  const drawn = [...drawSocialImage(scales).matchAll(/translate\(([\d.-]+) ([\d.]+)\) scale\(1\.8\)" d="([^"]+)"/g)];
  const [upper = 0, lower = 0] = [...new Set(drawn.map(([, , y]) => Number(y)))];
  return [numeralsAt(upper, drawn), numeralsAt(lower, drawn)];
}

/** Characters are 18 pixels wide, with gaps of 8 pixels. */
function numeralsAt(y: number, drawn: readonly RegExpExecArray[]): Numeral[] {
  const numerals: Numeral[] = [];
  for (const [, x, top, path = ''] of drawn) {
    const [left, sign] = [Number(x), signs.get(path) ?? '?'];
    const last = numerals.at(-1);
    if (Number(top) !== y) continue;
    if (last && Math.abs(last.right + 8 - left) < 0.2)
      Object.assign(last, { text: last.text + sign, right: left + 18 });
    else numerals.push({ text: sign, left, right: left + 18 });
  }
  return numerals;
}

const textsOf = (scales: FacingScales) => numeralsOf(scales).map((numerals) => numerals.map(({ text }) => text));

describe('the numerals of a scale', () => {
  test('may start at any value and may be negative', () => {
    const celsius = { factor: 5 / 9, offset: -160 / 9 };
    expect(textsOf({ from: -50, upTo: 0, pointed: -40, ...celsius })).toEqual([
      ['-50', '-40', '-30', '-20', '-10'],
      ['-45', '-40', '-35', '-30', '-25', '-20'],
    ]);
  });

  test('are exact even if they are very small or large', () => {
    expect(textsOf({ upTo: 0.002, factor: 1 / 25.4, pointed: 0.001 })).toEqual([
      ['0', '0.0005', '0.001', '0.0015'],
      ['0', '0.00002', '0.00004', '0.00006'],
    ]);
    expect(textsOf({ upTo: 2e6, factor: 0.621371, pointed: 1e6 })).toEqual([
      ['0', '500000', '1000000', '1500000'],
      ['0', '500000', '1000000'],
    ]);
  });

  const lengths = [1e-5, 0.0123, 0.999, 1, 273.15, 5000, 98_765, 1_234_567, 9_999_999];
  test.each(lengths)('do not overlap and stay inside the image on a scale of length %d', (length) => {
    for (const [from, upTo] of [
      [0, length],
      [-length, 0],
      [-length / 5, length],
      [length * 0.999, length],
    ] as const) {
      if (upTo - from < 1e-5) continue;
      const [upper, lower] = numeralsOf({ from, upTo, factor: 1, pointed: upTo });
      expect(upper.length).toBeGreaterThan(0);
      for (const numerals of [upper, lower])
        numerals.forEach(({ left, right }, index) => {
          expect(left).toBeGreaterThan((numerals[index - 1]?.right ?? 50) + 25);
          expect(right).toBeLessThan(SIZE.width);
        });
    }
  });

  test('have a background where they cover the pointer', () => {
    const backgrounds = (pointed: number) =>
      drawSocialImage({ upTo: 10, factor: 0.1, pointed }).match(/<rect[^>]*stroke="none"/g) ?? [];
    expect([backgrounds(4).length, backgrounds(5).length]).toEqual([2, 0]);
  });
});
