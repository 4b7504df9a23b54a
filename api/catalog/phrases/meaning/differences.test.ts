import { describe, expect, test } from '@jest/globals';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { readPhrase } from '../read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

describe('a temperature difference', () => {
  test.each([
    ['change of 2 C in F', '3.6 degrees Fahrenheit'],
    ['3 degC difference to F', '5.4 degrees Fahrenheit'],
    ['a rise of 5 K in F', '9 degrees Fahrenheit'],
    ['how many F is a change of 2 C', '3.6 degrees Fahrenheit'],
    ['Δ5 °C to °F', '9 degrees Fahrenheit'],
    ['drop of 40 F in C', 'about 22.2222 degrees Celsius'],
    ['5 C warmer in F', '9 degrees Fahrenheit'],
    ['-5 C change in F', '9 degrees Fahrenheit'],
    ['half a degree C warmer in F', '0.9 degrees Fahrenheit'],
  ])('in "%s" is answered as a difference of %s, not converted as a temperature', (text, result) => {
    expect(read(text)).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining(`is a difference of ${result}.`),
      alternatives: [],
    });
  });

  test('in degrees without a scale is answered for both scales', () => {
    expect(read('2 degrees warmer')).toMatchObject({
      message: expect.stringMatching(
        /2 degrees Fahrenheit is .* 1\.11111 degrees Celsius.* 2 degrees Celsius is .* 3\.6 degrees/,
      ),
    });
  });

  test.each(['more than 20 C in F', 'a drop to 20 C in F', 'higher than 20 C in F'])('is not assumed in %s', (text) => {
    const found = read(text);
    expect(found.kind === 'not-understood' ? found.message : '').not.toMatch(/is a difference of/);
  });

  test.each([
    ['a rise of 5 m in ft', '5 meters in feet'],
    ['change 20 C to F', '20 degrees Celsius in degrees Fahrenheit'],
    ['a difference of 5 ft in m', '5 feet in meters'],
  ])('is not the reading of "%s"', (text, reading) => {
    expect(read(text)).toMatchObject({ kind: 'conversion', reading });
  });
});
