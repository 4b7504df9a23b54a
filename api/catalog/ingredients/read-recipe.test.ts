import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTable } from '../testing/text-table.ts';
import { kitchenFraction } from './kitchen-fraction.ts';
import { readRecipe, type RecipeLine, type RecipeTarget } from './read-recipe.ts';

const shown = ({ kind, amount, rest, note }: RecipeLine) =>
  [kind, amount ?? '', rest, note ?? '']
    .join(' | ')
    .replace('|  |', '| |')
    .replace(/[ |]+$/, '');

const read = (text: string, target: RecipeTarget = 'grams', scale = 1) =>
  readRecipe(text, { target, scale }).map(shown);

describe('a line of a recipe', () => {
  test('is converted to grams', () => {
    const [[, rows]] = textTable(readFileSync(join(import.meta.dirname, 'read-recipe.corpus.txt'), 'utf8')) as [
      [string, string[]],
    ];
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.map((row) => row.split(' => ')[0]!).map((line) => `${line} => ${read(line).join('; ')}`)).toEqual(rows);
  });

  test('is converted to cups, or to spoons for a small amount', () => {
    expect(read('250 g sugar\n20 g sugar\n1 cup flour\n300 g tofu', 'cups')).toEqual([
      'converted | 1 1/4 cups | sugar | 250 g',
      'converted | 1.6 tablespoons | sugar | 20 g',
      'scaled | 1 cup | flour',
      'scaled | 300 g | tofu',
    ]);
  });

  test('keeps its units if it is only scaled', () => {
    expect(read('1 cup flour\n1 stick butter\n3 eggs\n250 ml milk\n1/4 tsp salt', 'as-written', 0.5)).toEqual([
      'scaled | 1/2 cup | flour',
      'scaled | 1/2 stick | butter',
      'scaled | 1 1/2 | eggs',
      'scaled | 125 mL | milk',
      'scaled | 1/8 teaspoon | salt',
    ]);
  });

  test('is scaled before it is converted', () => {
    expect(read('1 1/2 cups flour\n1-2 cups sugar', 'grams', 2)).toEqual([
      'converted | 360 g | flour | 3 cups · 339 to 468 grams',
      'converted | 400 to 800 g | sugar | 2 cups to 4 cups',
    ]);
  });

  test('is marked if its amount can’t be scaled', () => {
    expect(read('a pinch of salt\nStir in 1 cup of the sugar.\nBake for 10 minutes.', 'grams', 2)).toEqual([
      'unknown | | a pinch of salt | Not understood, so not scaled.',
      'unknown | | Stir in 1 cup of the sugar. | The amounts in this line aren’t scaled.',
      'text | | Bake for 10 minutes.',
    ]);
  });

  test.each(['Zest of 1 lemon', 'Small bunch of coriander', '5 cm piece of ginger', 'Makes 12'])(
    'is marked if it has no ingredient that can be converted: %s',
    (line) => {
      expect(read(line, 'grams', 2)[0]).toMatch(/^unknown/);
      expect(read(line)[0]).toMatch(/^text/);
    },
  );

  test('is read in the visitor’s number format', () => {
    const [line] = readRecipe('1,5 cups sugar', { target: 'grams', scale: 1, format: 'point-comma' });
    expect(line?.amount).toBe('300 g');
  });
});

test('a long or hostile text takes little time', () => {
  expect(read('1 cup '.repeat(5000))).toHaveLength(1);
  expect(read('1 cup flour\n'.repeat(1000))).toHaveLength(201);
});

test('a line with an angle is not changed, because kitchen units do not include angles', () => {
  expect(read('3*pi/4 rad')).toEqual(['unknown | | 3*pi/4 rad | Not understood.']);
});

test('a recipe that is too long reports which lines were omitted', () => {
  const note = 'Only the first 200 lines are converted. Paste the others separately.';
  expect(read('1 cup flour\n'.repeat(200)).at(-1)).toMatch(/^converted/);
  expect(read('1 cup flour\n'.repeat(201)).at(-1)).toBe(`unknown | | … and 1 more line | ${note}`);
  expect(read('1 cup flour\n'.repeat(203)).at(-1)).toBe(`unknown | | … and 3 more lines | ${note}`);
});

test.each([
  [1, '1'],
  [0.5, '1/2'],
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
  [0.999, '1'],
  [1 / 16, '0.063'],
  [12, '12'],
])('%s is measured as %s', (value, text) => {
  expect(kitchenFraction(value)).toBe(text);
});
