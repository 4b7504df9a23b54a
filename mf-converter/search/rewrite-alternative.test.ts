import { readPhrase } from '@site/catalog/phrases/read-phrase';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { expect, test } from '@jest/globals';
import { rewriteAlternative } from './rewrite-alternative.ts';

test.each([
  ['1.2340 meters to kilometers', 'comma-point', 'comma-point', '1.234 meters to kilometers'],
  ['1.2340 meters to kilometers', 'point-comma', 'point-comma', '1,234 meters to kilometers'],
  ['1.2340 meters to kilometers', 'comma-point', 'point-comma', '1.2340 meters to kilometers'],
  ['1.5 feet 21.2340 inches to meters', 'space-comma', 'space-comma', '1,5 feet 21,234 inches to meters'],
  ['1234.5670 meters to feet', 'apostrophe-point', 'apostrophe-point', '1234.5670 meters to feet'],
  ['0.1230 meters to feet', 'comma-point', 'comma-point', '0.1230 meters to feet'],
  ['1/3 cup to milliliters', 'point-comma', 'point-comma', '1/3 cup to milliliters'],
] as const)(
  'rewrites the alternative "%s" for a visitor who sees the format %s and types %s: "%s"',
  (q, written, read, text) => {
    expect(rewriteAlternative(q, written, read)).toBe(text);
  },
);

test.each(['comma-point', 'point-comma', 'space-comma', 'apostrophe-point'] as const)(
  'a chosen alternative keeps its value in the format %s',
  (format) => {
    for (const typed of ['1.234 m to km', '1,234 m to km', '12.345,5 m to km', '21/6 in to mm'])
      for (const { q, label } of readPhrase(typed, allCategoryUnits, format).alternatives) {
        const read = readPhrase(rewriteAlternative(q, format, format), allCategoryUnits, format);
        expect(read).toMatchObject({ kind: 'conversion', reading: label });
      }
  },
);
