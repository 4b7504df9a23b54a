import { expect, test } from '@jest/globals';
import { drawSocialImage } from './draw-social-image.ts';

const fahrenheit = { upTo: 46, factor: 1.8, offset: 32, pointed: 24 };

test('an image is drawn without any font', () => {
  const image = drawSocialImage(fahrenheit);
  expect(image).toMatch(/^<svg.*<\/svg>$/s);
  expect(image).not.toMatch(/<text|NaN|undefined/);
});

test('an image shows the drawing of its subject', () => {
  expect(drawSocialImage({ ...fahrenheit, icon: 'M1 2h3' })).toContain('d="M1 2h3"');
});
