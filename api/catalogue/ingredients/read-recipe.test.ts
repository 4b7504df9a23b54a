import { describe, expect, test } from '@jest/globals';
import { kitchenFraction } from './kitchen-fraction.ts';
import { readRecipe, type RecipeLine, type RecipeTarget } from './read-recipe.ts';

const shown = ({ kind, amount, rest, note }: RecipeLine) =>
  [kind, amount ?? '', rest, note ?? '']
    .join(' | ')
    .replace('|  |', '| |')
    .replace(/[ |]+$/, '');

const read = (text: string, target: RecipeTarget = 'grams', scale = 1) =>
  readRecipe(text, { target, scale }).map(shown);

const LINES = `
2 1/4 cups all-purpose flour => converted | 270 g | all-purpose flour | 2 1/4 cups · 254 to 351 grams
2¼ cups (270 g) flour, sifted => converted | 270 g | flour, sifted | 2 1/4 cups · 254 to 351 grams
1 cup sifted flour => converted | 113 g | sifted flour | 1 cup
1 c. sugar => converted | 200 g | sugar | 1 cup
1 T sugar => converted | 13 g | sugar | 1 tablespoon
2 t salt => converted | 12 g | salt | 2 teaspoons
1 tsp. baking soda => converted | 4.6 g | baking soda | 1 teaspoon · 4.6 to 6 grams
1 cup (2 sticks) butter, softened => converted | 227 g | butter, softened | 1 cup
1 stick unsalted butter, melted => converted | 113 g | unsalted butter, melted | 1 stick
½ cup packed light brown sugar => converted | 110 g | packed light brown sugar | 1/2 cup · 99 to 110 grams
1 cup brown sugar, packed => converted | 220 g | brown sugar, packed | 1 cup · 198 to 220 grams
- 1 cup walnuts, chopped => converted | 117 g | walnuts, chopped | 1 cup · 113 to 117 grams
• 1 cup plus 2 tablespoons flour => converted | 135 g | flour | 1 1/8 cups · 127 to 176 grams
1-1/2 cups sugar => converted | 300 g | sugar | 1 1/2 cups
225g/8oz unsalted butter => scaled | 225 g | unsalted butter
2 cups/250g flour => converted | 240 g | flour | 2 cups · 226 to 312 grams
1 1/2 cups flour (plus more for dusting) => converted | 180 g | flour (plus more for dusting) | 1 1/2 cups · 170 to 234 grams
1 cup brown sugar (packed) => converted | 220 g | brown sugar (packed) | 1 cup · 198 to 220 grams
1 level tsp baking powder => converted | 4.6 g | baking powder | 1 teaspoon · 4 to 4.6 grams
1/2 cup freshly grated Parmesan => converted | 50 g | freshly grated Parmesan | 1/2 cup
2½ cups plus 2 Tbsp. (325 g) all-purpose flour => converted | 315 g | all-purpose flour | 2 5/8 cups · 297 to 410 grams
1 stick (½ cup) butter => converted | 113 g | butter | 1 stick
1 cup raisins (packed) => converted | 165 g | raisins (packed) | 1 cup · 165 to 170 grams
150ml/¼ pint double cream => scaled | 150 mL | double cream
1 dessertspoon cornflour => converted | 5.4 g | cornflour | 1 dessertspoon · 4.7 to 5.4 grams
1 cup sugar, plus 2 tablespoons => unknown | 1 cup | sugar, plus 2 tablespoons | Only the first amount is understood.
1 cup minus 2 tablespoons flour => unknown | 1 cup | minus 2 tablespoons flour | Only the first amount is understood.
2 x 400g tins chopped tomatoes => scaled | 2 | x 400g tins chopped tomatoes
1 heaping tablespoon honey => unknown | 1 | heaping tablespoon honey | Not converted.
1 scant cup flour => unknown | 1 | scant cup flour | Not converted.
1 stick celery => unknown | 1 stick | celery | Only butter and margarine come in sticks.
3-2 cups sugar => unknown | | 3-2 cups sugar | Not understood.
1 cup water or milk => unknown | 237 mL | water or milk | 1 cup. No published weight for “water or milk.”
2-3 tablespoons sugar => converted | 25 to 38 g | sugar | 2 tablespoons to 3 tablespoons
8 oz cream cheese, at room temperature => converted | 227 g | cream cheese, at room temperature | 8 ounces
1 lb ground beef => converted | 454 g | ground beef | 1 pound
4 ounces dark chocolate, chopped => converted | 113 g | dark chocolate, chopped | 4 ounces
250 g butter => scaled | 250 g | butter
1 metric cup flour => converted | 127 g | flour | 1 metric cup · 119 to 165 grams
2 Australian tablespoons honey => converted | 57 g | honey | 2 Australian tablespoons
2 large eggs => scaled | 2 | large eggs
3 cloves garlic, minced => scaled | 3 | cloves garlic, minced
1 (14 oz) can condensed milk => scaled | 1 | (14 oz) can condensed milk
1 teaspoon paprika => scaled | 1 teaspoon | paprika | No published weight for “paprika.”
1 cup chicken stock => unknown | 237 mL | chicken stock | 1 cup. No published weight for “chicken stock.”
1 cup almond butter => unknown | 237 mL | almond butter | 1 cup. No published weight for “almond butter.”
8 oz milk => unknown | 8 ounces | milk | Ounces of a liquid can be a weight or a volume.
2 sticks cinnamon => unknown | 2 sticks | cinnamon | Only butter and margarine come in sticks.
1/0 cup sugar => unknown | | 1/0 cup sugar | Not understood.
Salt to taste => text | | Salt to taste
Serves 4 => text | | Serves 4
1. Preheat the oven to 350°F. => text | | 1. Preheat the oven to 350°F.
350 F oven => text | | 350 F oven
30 minutes => text | | 30 minutes
`;

describe('a line of a recipe', () => {
  test.each(
    LINES.trim()
      .split('\n')
      .map((line) => line.split(' => ') as [string, string]),
  )('%s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test('is converted to cups, and to spoons if it is little', () => {
    expect(read('250 g sugar\n20 g sugar\n1 cup flour\n300 g tofu', 'cups')).toEqual([
      'converted | 1 1/4 cups | sugar | 250 g',
      'converted | 1.6 tablespoons | sugar | 20 g',
      'scaled | 1 cup | flour',
      'scaled | 300 g | tofu',
    ]);
  });

  test('keeps its units if only scaled', () => {
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

  test.each([
    'Zest of 1 lemon',
    'Juice of half a lemon',
    'Small bunch of coriander',
    '5 cm piece of ginger',
    'Makes 12',
  ])('%s is marked, too', (line) => {
    expect(read(line, 'grams', 2)[0]).toMatch(/^unknown/);
    expect(read(line)[0]).toMatch(/^text/);
  });

  test('is read in the visitor’s number format', () => {
    const [line] = readRecipe('1,5 cups sugar', { target: 'grams', scale: 1, format: 'point-comma' });
    expect(line?.amount).toBe('300 g');
  });
});

test('a long or hostile text costs little', () => {
  expect(read('1 cup '.repeat(5000))).toHaveLength(1);
  expect(read('1 cup flour\n'.repeat(1000))).toHaveLength(201);
});

test('a recipe that is too long says which lines it left out', () => {
  const note = 'Only the first 200 lines are converted. Paste the others separately.';
  expect(read('1 cup flour\n'.repeat(200)).at(-1)).toMatch(/^converted/);
  expect(read('1 cup flour\n'.repeat(201)).at(-1)).toBe(`unknown | | … and 1 more line | ${note}`);
  expect(read('1 cup flour\n'.repeat(203)).at(-1)).toBe(`unknown | | … and 3 more lines | ${note}`);
});

test.each([
  [1, '1'],
  [0.5, '1/2'],
  [1 / 3, '1/3'],
  [2.25, '2 1/4'],
  [2 / 3, '2/3'],
  [0.999, '1'],
  [1.6, '1.6'],
  [1 / 16, '0.063'],
  [12, '12'],
])('%s is measured as %s', (value, text) => {
  expect(kitchenFraction(value)).toBe(text);
});
