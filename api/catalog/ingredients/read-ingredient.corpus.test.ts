import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTable } from '../testing/text-table.ts';
import { amountText, nameWithWay, rangeText } from './ingredient-text.ts';
import { readIngredient, unknownIngredientIn } from './read-ingredient.ts';

const [[, ROWS]] = textTable(readFileSync(join(import.meta.dirname, 'read-ingredient.corpus.txt'), 'utf8')) as [
  [string, string[]],
];

describe('a phrase with an ingredient', () => {
  test('has a reading whose usual value is within its range', () => {
    const readings = ROWS.map((row) => {
      const [phrase = ''] = row.split(' => ');
      const reading = readIngredient(phrase);
      if (!reading) return phrase;
      const { result, to } = reading;
      expect([phrase, result.low <= result.usual && result.usual <= result.high]).toEqual([phrase, true]);
      const texts = [nameWithWay(reading), amountText(result.usual, to), rangeText(result, to)];
      return `${phrase} => ${texts.filter((text) => text !== undefined).join(' | ')}`;
    });
    expect(ROWS.length).toBeGreaterThan(100);
    expect(readings).toEqual(ROWS);
  });

  test('is read in the visitor’s number format', () => {
    expect(readIngredient('1,5 cups sugar in g')?.result.usual).toBeCloseTo(300);
    expect(readIngredient('1.500 g sugar in cups', 'point-comma')?.result.usual).toBeCloseTo(7.5);
  });
});

describe('an ingredient is not guessed', () => {
  test.each([
    '2 cups cashew butter in grams',
    '1 cup sweet potato flour in grams',
    '1 cup sifted whole wheat flour in grams',
    '1 cup lightly packed brown sugar in grams',
    '1 cup Greek yogurt in grams',
    '1 cup oat milk in grams',
    '1 cup sugar and butter in grams',
    '1 cup sugar free syrup in grams',
    '1 stick flour in grams',
    '-3 cups flour in grams',
    '0 cups flour in grams',
    '8 oz milk in grams',
    '2 pi flour in grams',
    '3 cups in grams',
    '5 ft 3 in to cm',
    'flour',
    '',
  ])('in the phrase “%s”', (phrase) => {
    expect(readIngredient(phrase)).toBeUndefined();
  });

  test.each([
    ['2 cups cashew butter in grams', 'cashew butter'],
    ['100 g of tofu in cups', 'tofu'],
    ['1 cup sifted whole wheat flour in grams', 'sifted whole wheat flour'],
  ])('if the name is unknown, and the name is reported: “%s”', (phrase, name) => {
    expect(unknownIngredientIn(phrase)).toBe(name);
  });

  test.each([
    '2 cups flour in grams',
    '1 lb ground beef in grams',
    '3 cups in grams',
    '5 kg to liters',
    '12 inches in cm',
    '1 can in ml',
  ])('if the text is not about an ingredient: “%s”', (phrase) => {
    expect(unknownIngredientIn(phrase)).toBeUndefined();
  });
});

test('in a volume-to-volume phrase, the ingredient is read only if no other reading exists', () => {
  expect(readIngredient('2 tbsp olive oil to ml')).toBeUndefined();
  expect(readIngredient('2 tbsp olive oil to ml', undefined, true)?.result.usual).toBeCloseTo(29.57);
});

test.each([
  ['2 tons of flour in liters', ['2 short tons', '2 long tons']],
  ['2 tonnes of flour in liters', []],
  ['1 gallon of water in pounds', ['1 UK gallon']],
  ['1 cup flour in g', ['1 metric cup']],
])('“%s” can also mean other units with the same name', (phrase, others) => {
  expect(readIngredient(phrase)?.from.others.map(({ text }) => text)).toEqual(others);
});

test('hostile text takes little time', () => {
  expect(readIngredient('cup of '.repeat(5000))).toBeUndefined();
  expect(readIngredient('1 '.repeat(90))).toBeUndefined();
});
