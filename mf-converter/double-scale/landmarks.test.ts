import { expect, test } from '@jest/globals';
import { loadAbout, loadUnits } from '@site/catalogue/load-category';
import { pairOf } from '../pairs/pair.ts';
import { placeLandmarks } from './landmarks.ts';
import { pairLandmarks } from './pair-landmarks.ts';

const units = await loadUnits('length');
const [ft, m] = ['ft', 'm'].map((id) => units.find((unit) => unit.id === id)!);
const axis = { unit: ft!, start: 0, end: 10, isLogarithmic: false };
const FAR_AWAY = -9;
const textsOn = (landmarks: readonly { quantity: string; text: string }[], pointer = FAR_AWAY, reach = 0) =>
  placeLandmarks(axis, landmarks, pointer, reach).map(({ text }) => text);

test('a landmark is at its quantity', () => {
  expect(placeLandmarks(axis, [{ quantity: '6', text: 'Tall person' }], FAR_AWAY, 0)).toEqual([
    { at: 0.6, text: 'Tall person', isSecondary: false },
  ]);
});

test('landmarks beyond the axis are left out, and so are those whose text would leave it', () => {
  expect(
    textsOn([
      { quantity: '12', text: 'Giraffe' },
      { quantity: '-1', text: 'Cellar' },
      { quantity: '9.9', text: 'A very high door' },
    ]),
  ).toEqual([]);
});

test('the pointer’s label hides a landmark', () => {
  const landmark = [{ quantity: '6', text: 'Tall person' }];
  expect(textsOn(landmark, 0.6, 20)).toEqual([]);
  expect(textsOn(landmark, 0.15, 20)).toEqual(['Tall person']);
});

test('two landmarks never touch, and the better known one stays', () => {
  expect(
    textsOn([
      { quantity: '5', text: 'First' },
      { quantity: '5.2', text: 'Second' },
    ]),
  ).toEqual(['First']);
});

test('a second landmark needs a wide screen', () => {
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

test('longer texts take more room', () => {
  const landmarksOf = (text: string) => [{ quantity: '6', text }];
  expect(textsOn(landmarksOf('Door'), 0.5, 10)).toEqual(['Door']);
  expect(textsOn(landmarksOf('A door’s full height'), 0.5, 10)).toEqual([]);
});

test('a pair’s landmarks are the short examples of its units, without articles and without repetition', async () => {
  const { from, to } = pairLandmarks(pairOf(ft!, m!), await loadAbout('length'));
  const texts = [...from, ...to].map(({ text }) => text);
  expect(from).toContainEqual({ quantity: '10', text: 'Basketball hoop' });
  expect(texts.filter((text) => /^(an?|the) /i.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  const short = [18, 19].map((length) => ({ quantity: '1', label: 'x'.repeat(length) }));
  const { from: fitting } = pairLandmarks(pairOf(ft!, m!), { ft: { examples: short } } as never);
  expect(fitting.map(({ text }) => text.length)).toEqual([18]);
});

test('temperatures have the landmarks of the thermometer', async () => {
  const [c, f] = await loadUnits('temperature');
  expect(pairLandmarks(pairOf(c!, f!), await loadAbout('temperature'))).toEqual({ from: [], to: [] });
});
