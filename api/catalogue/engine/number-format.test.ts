import { expect, test } from '@jest/globals';
import { NUMBER_FORMATS, numberFormatOf, separatorsOf } from './number-format.ts';

test.each([
  ['en-US', 'comma-point'],
  ['en-IN', 'comma-point'],
  ['ja', 'comma-point'],
  ['ar-EG', 'comma-point'],
  ['de-DE', 'point-comma'],
  ['es-ES', 'point-comma'],
  ['pt-BR', 'point-comma'],
  ['fr-FR', 'space-comma'],
  ['pl', 'space-comma'],
  ['sv-SE', 'space-comma'],
  ['de-AT', 'space-comma'],
  ['de-CH', 'apostrophe-point'],
  ['no such locale', 'comma-point'],
  ['', 'comma-point'],
])('%s writes numbers as %s', (locale, format) => {
  expect(numberFormatOf(locale)).toBe(format);
});

test('no format uses one separator for both', () => {
  expect(NUMBER_FORMATS).toHaveLength(4);
  for (const format of NUMBER_FORMATS) expect(separatorsOf(format).group).not.toBe(separatorsOf(format).decimal);
});
