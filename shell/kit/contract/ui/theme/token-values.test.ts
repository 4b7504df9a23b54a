import { expect, test } from '@jest/globals';
import { type ColorScheme, colorValues } from './token-values.ts';

/** Relative luminance according to WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const schemes: ColorScheme[] = ['light', 'dark'];

test.each(schemes)('all text has AA contrast on all its backgrounds in the %s scheme', (scheme) => {
  const value = colorValues[scheme];
  for (const ground of [value.paper, value.surface, value.tint, value['accent-tint']]) {
    for (const text of [value.ink, value['ink-soft'], value.accent, value['accent-strong'], value.warning]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(value['on-accent'], value.accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(value['on-accent'], value['accent-strong'])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(value.ink, value['warning-tint'])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(value.warning, value['warning-tint'])).toBeGreaterThanOrEqual(4.5);
});

test.each(schemes)(
  'results have AAA contrast, and borders of controls and the focus ring have 3:1, in the %s scheme',
  (scheme) => {
    const value = colorValues[scheme];
    for (const ground of [value.paper, value.surface, value.tint]) {
      expect(contrast(value.ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(value.focus, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(value['control-border'], ground)).toBeGreaterThanOrEqual(3);
    }
  },
);
