import { describe, expect, test } from '@jest/globals';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { readPhrase } from '../read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

const MARKS = '•,·,*,▪,‣,◦,○,✓,☐,[ ],[x],>,→,o,1.,12.,1),(1),a),(b)'.split(',');
const PHRASES = ['½ cup to ml', '5 ft to m', '5 C to F', 'half a mile in km', '1/2 in to mm'];

function getReading(phrase: string) {
  const plain = read(phrase);
  if (plain.kind !== 'conversion') throw new Error(plain.message);
  return { kind: plain.kind, reading: plain.reading };
}

describe('a list mark', () => {
  test('does not affect the quantity', () => {
    for (const mark of MARKS)
      for (const phrase of PHRASES.filter((text) => mark !== 'o' || /^\d/.test(text)))
        expect({ mark, ...read(`${mark} ${phrase}`) }).toMatchObject({ mark, ...getReading(phrase) });
  });

  test('may be a minus sign, so the reading without it is offered', () => {
    for (const mark of ['- ', '– ', '— ', '−  ', '–', '—'])
      for (const phrase of PHRASES) {
        const found = read(`${mark}${phrase}`);
        expect({ mark, ...found }).toMatchObject({ mark, kind: 'conversion', reading: expect.stringMatching(/^−/) });
        expect(found.alternatives[0]?.label).toBe(getReading(phrase).reading);
      }
  });

  test.each([
    ['-5 ft to m', '−5 feet in meters'],
    ['5. ft to m', '5 feet in meters'],
    ['1.5 ft to m', '1.5 feet in meters'],
    ['(1) ft to m', '1 foot in meters'],
    ['- how many feet in a mile', '1 mile in feet'],
  ])('is not recognized in a text that is a single quantity: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ kind: 'conversion', reading, alternatives: [] });
  });

  test('may be part of a number with an extra space, as in 1. 5 ft', () => {
    expect(read('1. 5 ft to m')).toMatchObject({
      reading: '5 feet in meters',
      alternatives: [{ label: '1.5 feet in meters' }],
    });
  });
});
