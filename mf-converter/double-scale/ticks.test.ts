import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalogue/load-category';
import { linearAxis } from './axis.ts';
import { ticksOn } from './ticks.ts';

const [meter] = await loadUnits('length');

function labelsOf(start: number, end: number, most = 6): string {
  return ticksOn(linearAxis(meter!, start, end), most)
    .labels.map(({ text, isSecondary }) => (isSecondary ? `(${text})` : text))
    .join(' ');
}

test.each([
  [0, 10, '0 (1) 2 (3) 4 (5) 6 (7) 8 (9) 10'],
  [0, 2, '0 0.5 1 1.5 2'],
  [0, 3.048, '0 (0.5) 1 (1.5) 2 (2.5) 3'],
  [-10, 0, '-10 (-9) -8 (-7) -6 (-5) -4 (-3) -2 (-1) 0'],
  [0, 0.002, '0 0.0005 0.001 0.0015 0.002'],
  [0, 1_000_000, '0 (100000) 200000 (300000) 400000 (500000) 600000 (700000) 800000 (900000) 1000000'],
  [-6.85, 23, '-5 0 5 10 15 20'],
])('a scale from %d to %d has exact labels at round numbers', (start, end, labels) => {
  expect(labelsOf(start, end)).toBe(labels);
});

test('the scale has ten parts per label, and a middle tick at each half or fifth', () => {
  const sizes = (end: number, density?: 'coarse') =>
    ticksOn(linearAxis(meter!, 0, end), 6, density)
      .ticks.slice(0, 11)
      .map(({ size }) => size[0])
      .join('');
  expect(sizes(10)).toBe('lssssmssssl');
  expect(sizes(25)).toBe('lsmsmsmsmsl');
  expect(sizes(10, 'coarse')).toBe('lsmslsmslsm');
  expect(sizes(25, 'coarse')).toBe('lsssslssssl');
});

test('a logarithmic scale has nine ticks per power of ten, at their logarithms', () => {
  const axis = { ...linearAxis(meter!, -1, 2), isLogarithmic: true };
  const { ticks, labels } = ticksOn(axis, 6);
  expect(labels.map(({ text }) => text)).toEqual(['0.1', '1', '10', '100']);
  expect(ticks).toHaveLength(28);
  expect(ticks[1]?.at).toBeCloseTo(Math.log10(2) / 3, 12);
  const mirrored = ticksOn({ ...axis, isMirrored: true }, 6).labels;
  expect(mirrored.map(({ text, at }) => [text, at])).toEqual([
    ['-0.1', 1],
    ['-1', expect.closeTo(2 / 3, 12)],
    ['-10', expect.closeTo(1 / 3, 12)],
    ['-100', 0],
  ]);
});

test('large powers of ten have exponents', () => {
  const { labels } = ticksOn({ ...linearAxis(meter!, 23.97, 26.97), isLogarithmic: true }, 6);
  expect(labels.map(({ text }) => text)).toEqual(['10²⁴', '10²⁵', '10²⁶']);
});
