import { expect, test } from '@jest/globals';
import { rational } from '@site/catalog/engine/rational';
import { inFigures, significantFigures } from './significant-figures.ts';

test.each([
  ['5', 1],
  ['5.0', 2],
  ['-12', 2],
  ['1200', 2],
  ['1200.0', 5],
  ['0.0450', 3],
  ['1.20e5', 3],
  ['0', 1],
])('counts the significant figures of %s: %i', (text, figures) => {
  expect(significantFigures(text)).toBe(figures);
});

test('formats the requested number of significant figures, including zeros', () => {
  expect(inFigures(rational(804672n, 100000n), 2)).toBe('8.0');
  expect(inFigures(rational(-1n, 3n), 3)).toBe('-0.333');
  expect(inFigures(rational(0n), 3)).toBe('0');
});
