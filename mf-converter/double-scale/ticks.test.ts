import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalog/load-units';
import type { Axis } from './axis.ts';
import { RULERS } from './rulers.tsx';
import { THERMOMETER } from './thermometer.tsx';
import { buildTicks } from './ticks.ts';
import type { Density } from './ticks.ts';

const [meter] = await loadUnits('length');

const buildAxis = (start: number, end: number, isLogarithmic = false): Axis => ({
  unit: meter!,
  start,
  end,
  isLogarithmic,
});
const ticksOnRuler = (axis: Axis) => buildTicks(axis, RULERS);
const labeledOn = (axis: Axis) => ticksOnRuler(axis).filter(({ label }) => label !== undefined);

function formatLabels(start: number, end: number): string {
  return labeledOn(buildAxis(start, end))
    .map(({ label, size }) => (size === 'long' ? label : `(${label})`))
    .join(' ');
}

test.each([
  [0, 10, '0 (1) 2 (3) 4 (5) 6 (7) 8 (9) 10'],
  [0, 2, '0 0.5 1 1.5 2'],
  [0, 3.048, '0 (0.5) 1 (1.5) 2 (2.5) 3'],
  [-10, 0, '-10 (-9) -8 (-7) -6 (-5) -4 (-3) -2 (-1) 0'],
  [0, 0.002, '0 0.0005 0.001 0.0015 0.002'],
  [0, 1_000_000, '0 500000 1000000'],
  [-6.85, 23, '-5 0 5 10 15 20'],
])('a scale from %d to %d has exact labels at round numbers', (start, end, labels) => {
  expect(formatLabels(start, end)).toBe(labels);
});

test('a scale has ten parts per label, with a middle tick at every half or fifth part', () => {
  const sizes = (end: number, density: Density = RULERS) =>
    buildTicks(buildAxis(0, end), density)
      .slice(0, 11)
      .map(({ size }) => size[0])
      .join('');
  expect(sizes(10)).toBe('lssssmssssl');
  expect(sizes(25)).toBe('lsmsmsmsmsl');
  expect(sizes(20, THERMOMETER)).toBe('lsmslsmslsm');
  expect(sizes(50, THERMOMETER)).toBe('lsssslssssl');
});

test('a logarithmic scale has nine ticks per power of ten, at the logarithms of their numbers', () => {
  const axis = buildAxis(-1, 2, true);
  const ticks = ticksOnRuler(axis);
  expect(labeledOn(axis).map(({ label }) => label)).toEqual(['0.1', '1', '10', '100']);
  expect(ticks).toHaveLength(28);
  expect(ticks[1]?.at).toBeCloseTo(Math.log10(2) / 3, 12);
  expect(ticks.filter(({ size }) => size === 'middle').map(({ at }) => at)).toEqual(
    [0, 1, 2].map((power) => expect.closeTo((power + Math.log10(5)) / 3, 12)),
  );
});

test('a logarithmic scale of negative values is mirrored', () => {
  expect(labeledOn(buildAxis(2, -1, true)).map(({ label, at }) => [label, at])).toEqual([
    ['-100', expect.closeTo(0, 12)],
    ['-10', expect.closeTo(1 / 3, 12)],
    ['-1', expect.closeTo(2 / 3, 12)],
    ['-0.1', 1],
  ]);
});

test('labels of large powers of ten have exponents', () => {
  const labelsOn = (start: number, end: number) => labeledOn(buildAxis(start, end, true)).map(({ label }) => label);
  expect(labelsOn(23.97, 26.97)).toEqual(['10²⁴', '10²⁵', '10²⁶']);
  expect(labelsOn(26.97, 23.97)).toEqual(['-10²⁶', '-10²⁵', '-10²⁴']);
});
