import { expect, test } from '@jest/globals';
import type { PageHead, SiteInfo } from '@site/shell-contract';
import { scalesPath, socialImage } from './social-image.ts';

const site: SiteInfo = { name: 'Gauge', url: 'https://gauge.example', contactEmail: '', gaId: '', drawsScales: true };
const scales = { from: 0, upTo: 10, factor: 30.48, offset: 0, pointed: 5.25, iconOf: '/category/length' };
const answer: PageHead = { title: '5 ft 3 in = 160.02 cm', description: '', canonical: '/', image: 'length', scales };

test('the URL of an answer’s preview image contains the numbers of its scales', () => {
  expect(socialImage(answer, site)).toBe('/social/scales/0,10,30.48,0,5.25/category/length.png');
});

test('the URL contains a note only if it contains an equation', () => {
  const texts = { equation: '5 ft = 1.52 m', note: 'Tape: 5 ft' };
  expect(scalesPath({ ...scales, ...texts })).toMatch(/\.png\?equation=5\+ft\+%3D\+1\.52\+m&note=Tape%3A\+5\+ft$/);
  expect(scalesPath({ ...scales, ...texts, note: 'x'.repeat(61) })).toMatch(/1\.52\+m$/);
  expect(scalesPath({ ...scales, note: texts.note })).toMatch(/\.png$/);
});

test('a shell that does not draw scales uses the page’s `image`', () => {
  const { drawsScales: _, ...plain } = site;
  expect(socialImage(answer, plain)).toBe('/social/length.png');
});

test.each([
  ['has an end of 10 million or more', { upTo: 4e5, pointed: 1e5 }],
  ['is shorter than 0.00001', { upTo: 1e-6, pointed: 5e-7 }],
  ['is short compared with its values', { factor: 0.001, offset: 273.15 }],
  ['runs backward', { factor: -1 }],
  ['does not have the value', { pointed: 11 }],
  ['has no number', { pointed: NaN }],
  ['has an icon elsewhere', { iconOf: '/../category?length' }],
])('the page’s `image` is used if a scale %s', (_, change) => {
  expect(socialImage({ ...answer, scales: { ...scales, ...change } }, site)).toBe('/social/length.png');
});
