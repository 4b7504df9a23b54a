import { expect, test } from '@jest/globals';
import { loadAbout } from '@site/catalog/load-about';
import { loadUnits } from '@site/catalog/load-units';
import { getPair } from '../pairs/pair.ts';
import { placeLandmarks } from './landmarks.ts';
import { pairLandmarks } from './pair-landmarks.ts';

const units = await loadUnits('length');
const [ft, m] = ['ft', 'm'].map((id) => units.find((unit) => unit.id === id)!);
const axis = { unit: ft!, start: 0, end: 10, isLogarithmic: false };
const FAR_AWAY = -9;
const textsOn = (landmarks: readonly { quantity: string; text: string }[], pointer = FAR_AWAY, reach = 0) =>
  placeLandmarks(axis, landmarks, pointer, reach).map(({ text }) => text);

test('places a landmark at the position of its quantity', () => {
  expect(placeLandmarks(axis, [{ quantity: '6', text: 'Tall person' }], FAR_AWAY, 0)).toEqual([
    { at: 0.6, text: 'Tall person', isSecondary: false },
  ]);
});

test.each([
  ['beyond the axis, or whose text would extend beyond it', ['12 Giraffe', '-1 Cellar', '9.9 A very high door'], []],
  ['at the pointer’s label', ['6 Tall person'], [], 0.6, 20],
  ['far from the pointer’s label', ['6 Tall person'], ['Tall person'], 0.15, 20],
  ['whose text would touch the pointer’s label', ['6 Tall person'], [], 0.4, 60],
  ['next to the pointer’s line', ['6 Tall person'], ['Tall person'], 0.4, 0],
  ['whose labels would touch', ['4 First one', '5.2 Second one'], ['First one']],
  ['that touch, by keeping only the better-known one', ['5 First', '5.2 Second'], ['First']],
  ['with short text', ['6 Door'], ['Door'], 0.5, 10],
  ['with text that is too wide', ['6 A door’s full height'], [], 0.5, 10],
] as [string, string[], string[], number?, number?][])(
  'handles landmarks %s',
  (_, landmarks, shown, pointer = FAR_AWAY, reach = 0) => {
    const placed = landmarks.map((text) => ({ quantity: text.split(' ')[0]!, text: text.replace(/^\S+ /, '') }));
    expect(textsOn(placed, pointer, reach)).toEqual(shown);
  },
);

test('places a second landmark only on wide screens', () => {
  const placed = placeLandmarks(
    axis,
    [
      { quantity: '3', text: 'Left' },
      { quantity: '7', text: 'Right' },
      { quantity: '5', text: 'Middle' },
    ],
    FAR_AWAY,
    0,
  );
  expect(placed.map(({ text, isSecondary }) => [text, isSecondary])).toEqual([
    ['Left', false],
    ['Right', true],
  ]);
});

test('returns short examples for both units of a pair, without articles or duplicates', async () => {
  const { from, to } = pairLandmarks(getPair(ft!, m!), await loadAbout('length'));
  const texts = [...from, ...to].map(({ text }) => text);
  expect(from).toContainEqual({ quantity: '10', text: 'Basketball hoop' });
  expect(texts.filter((text) => /^(an?|the) /i.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  const short = [18, 19].map((length) => ({ quantity: '1', label: 'x'.repeat(length) }));
  const { from: fitting } = pairLandmarks(getPair(ft!, m!), { ft: { examples: short } } as never);
  expect(fitting.map(({ text }) => text.length)).toEqual([18]);
});

test('returns no landmarks for temperatures, because the thermometer has its own', async () => {
  const [c, f] = await loadUnits('temperature');
  expect(pairLandmarks(getPair(c!, f!), await loadAbout('temperature'))).toEqual({ from: [], to: [] });
});
