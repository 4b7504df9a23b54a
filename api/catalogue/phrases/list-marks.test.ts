import { describe, expect, test } from '@jest/globals';
import { allCategoryUnits } from '../generated/units/all-units.ts';
import { readPhrase } from './read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

const BULLETS = ['•', '·', '*', '▪', '‣', '◦', '○', '✓', '☐', '[ ]', '[x]', '>', '→', 'o'];
const NUMBERS = ['1.', '12.', '1)', '(1)', 'a)', '(b)'];
const PHRASES = ['½ cup to ml', '5 ft to m', '5 C to F', 'half a mile in km', '1/2 in to mm'];

describe('a list mark', () => {
  test.each([...BULLETS, ...NUMBERS])('%s does not affect the quantity', (mark) => {
    const wrong = PHRASES.filter((phrase) => mark !== 'o' || /^\d/.test(phrase)).filter((phrase) => {
      const [marked, plain] = [read(`${mark} ${phrase}`), read(phrase)];
      return marked.kind !== 'conversion' || plain.kind !== 'conversion' || marked.reading !== plain.reading;
    });
    expect(wrong).toEqual([]);
  });

  test.each(['- ', '– ', '— ', '−  ', '–', '—'])(
    '"%s" may be a minus sign: the reading without it is offered',
    (mark) => {
      const wrong = PHRASES.filter((phrase) => {
        const plain = read(phrase);
        const marked = read(`${mark}${phrase}`);
        return (
          plain.kind !== 'conversion' ||
          marked.kind !== 'conversion' ||
          !marked.reading.startsWith('−') ||
          marked.alternatives[0]?.label !== plain.reading
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(['- how many feet in a mile', '– what is 5280 ft in miles', '- convert 1 mile to feet'])(
    'does not keep a question from being read: %s',
    (text) => {
      expect(read(text).kind).toBe('conversion');
    },
  );

  test.each([
    ['-5 ft to m', '−5 feet in meters'],
    ['5. ft to m', '5 feet in meters'],
    ['1.5 ft to m', '1.5 feet in meters'],
    ['(1) ft to m', '1 foot in meters'],
  ])('is not seen where the text is one quantity: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ kind: 'conversion', reading, alternatives: [] });
  });

  test('may be a number with an extra blank: 1. 5 ft', () => {
    expect(read('1. 5 ft to m')).toMatchObject({
      reading: '5 feet in meters',
      alternatives: [{ label: '1.5 feet in meters' }],
    });
  });
});
