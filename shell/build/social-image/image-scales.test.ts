import { expect, test } from '@jest/globals';
import { SOCIAL_IMAGE_KINDS } from '../../app/head/social-image.ts';
import { drawSocialImage } from './draw-social-image.ts';
import { imageScales } from './image-scales.ts';

test('every kind of page has its image, and no image is without pages', () => {
  expect(Object.keys(imageScales).sort()).toEqual([...SOCIAL_IMAGE_KINDS].sort());
});

test('an image is drawn without any font', () => {
  for (const scales of Object.values(imageScales)) expect(drawSocialImage(scales)).not.toMatch(/<text|NaN|undefined/);
});
