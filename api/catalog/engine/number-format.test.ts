import { describe, expect, test } from '@jest/globals';
import { NUMBER_FORMATS, getNumberFormat, getSeparators } from './number-format.ts';

describe('the number format for a locale', () => {
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
  ])('of %s is %s', (locale, format) => expect(getNumberFormat(locale)).toBe(format));

  test.each(['', 'not a tag', 'en_US', 'C'])('is English if the tag is invalid: %j', (locale) =>
    expect(getNumberFormat(locale)).toBe('comma-point'),
  );

  test('uses different separators for groups and decimals', () => {
    expect(NUMBER_FORMATS).toHaveLength(4);
    for (const format of NUMBER_FORMATS) expect(getSeparators(format).group).not.toBe(getSeparators(format).decimal);
  });
});
