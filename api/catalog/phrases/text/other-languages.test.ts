import { expect, test } from '@jest/globals';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { readPhrase } from '../read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

test.each([
  ['5 Fuß 3 Zoll in Zentimeter', '5 feet 3 inches in centimeters'],
  ['100 Kilometer pro Stunde in Meilen pro Stunde', '100 kilometers per hour in miles per hour'],
  ['20 Grad Celsius in Fahrenheit', '20 degrees Celsius in degrees Fahrenheit'],
  ['50 grad in degrees', '50 gradians in degrees'],
  ['5 mètres carrés en pieds carrés', '5 square meters in square feet'],
  ['10 onces en grammes', '10 ounces in grams'],
  ['3 galones en litros', '3 US gallons in liters'],
  ['5 km/h en millas por hora', '5 kilometers per hour in miles per hour'],
])('%s is read as %s', (text, reading) => {
  expect(read(text)).toMatchObject({ kind: 'conversion', reading });
});

test.each(['5 Pfund in kg', '5 Russian pounds in kg', '5 pounds Russian in kg', '1 Swedish mile in km'])(
  'in %s, the unit may not be the usual one, which is offered as an alternative',
  (text) => {
    const { kind, alternatives } = read(text);
    expect([kind, alternatives.length]).toEqual(['not-understood', 1]);
  },
);

test('a country name that describes a thing does not change the unit', () => {
  expect(read('5 pounds of Russian salad in kg')).toMatchObject({ reading: '5 pounds in kilograms' });
});

test.each(['2 pies in cups', '5 pies to meters', '3 cubes in grams', '2 dia in mm', '1 mes in days'])(
  '%s may be English, so it is not read in another language',
  (text) => {
    expect(read(text)).not.toMatchObject({ kind: 'conversion' });
    expect(JSON.stringify(read(text))).not.toMatch(/feet|cubed|month|days measure/i);
  },
);
