import { describe, expect, test } from '@jest/globals';
import { NUMBER_FORMATS, getNumberFormat, getSeparators } from './number-format.ts';

describe('the number format of a language', () => {
  test.each([
    ['en-US', 'comma-point'],
    ['en-IN', 'comma-point'],
    ['ja', 'comma-point'],
    ['ar-EG', 'comma-point'],
    ['de-DE', 'point-comma'],
    ['es', 'point-comma'],
    ['pt-BR', 'point-comma'],
    ['fr', 'space-comma'],
    ['fr-CH', 'space-comma'],
    ['pl', 'space-comma'],
    ['sv-SE', 'space-comma'],
    ['de-CH', 'apostrophe-point'],
    ['it-CH', 'apostrophe-point'],
  ])('%s writes %s', (locale, format) => expect(getNumberFormat(locale)).toBe(format));

  test.each(['', 'not a tag', 'en_US', 'C'])('%j is not a valid tag and counts as English', (locale) =>
    expect(getNumberFormat(locale)).toBe('comma-point'),
  );

  test('each format distinguishes groups and decimals', () => {
    expect(NUMBER_FORMATS).toHaveLength(4);
    for (const format of NUMBER_FORMATS) expect(getSeparators(format).group).not.toBe(getSeparators(format).decimal);
  });
});
