import { describe, expect, test } from '@jest/globals';
import { amountText, nameWithWay, rangeText } from './ingredient-text.ts';
import { readIngredient, unknownIngredientIn } from './read-ingredient.ts';

const PHRASES = `
3 cups flour in grams => all-purpose flour | 360 grams | 339 to 468 grams
3 cups of flour to g => all-purpose flour | 360 grams | 339 to 468 grams
1 cup flour => all-purpose flour | 120 grams | 113 to 156 grams
how many grams in a cup of flour => all-purpose flour | 120 grams | 113 to 156 grams
1 cup sifted flour in grams => all-purpose flour (sifted) | 113 grams
1 cup flour, sifted, in grams => all-purpose flour | 120 grams | 113 to 156 grams
2 cups scooped flour in g => all-purpose flour (scooped) | 284 grams | 284 to 312 grams
2 1/4 cups all-purpose flour in grams => all-purpose flour | 270 grams | 254 to 351 grams
2¼ cups AP flour to g => all-purpose flour | 270 grams | 254 to 351 grams
1.5 cups plain flour in g => all-purpose flour | 180 grams | 170 to 234 grams
500 g flour in cups => all-purpose flour | 4.17 US cups | 3.21 to 4.42 US cups
how many cups is 500 g of flour => all-purpose flour | 4.17 US cups | 3.21 to 4.42 US cups
1 lb flour in cups => all-purpose flour | 3.78 US cups | 2.91 to 4.01 US cups
8 oz flour in cups => all-purpose flour | 1.89 US cups | 1.45 to 2.01 US cups
1 cup bread flour in grams => bread flour | 120 grams | 120 to 137 grams
3 cups strong white flour to grams => bread flour | 360 grams | 360 to 411 grams
1 cup cake flour to grams => cake flour | 120 grams | 113 to 137 grams
1 cup whole wheat flour in g => whole wheat flour | 113 grams | 113 to 156 grams
2 cups wholemeal flour in grams => whole wheat flour | 226 grams | 226 to 312 grams
1 cup self raising flour in grams => self-rising flour | 113 grams | 113 to 125 grams
1 cup almond flour in grams => almond flour | 96 grams
100 g ground almonds in cups => almond flour | 1.04 US cups
1/4 cup coconut flour in g => coconut flour | 32 grams
2 tbsp cornstarch in grams => cornstarch | 16 grams | 14 to 16 grams
1 tablespoon cornflour in g => cornstarch | 8 grams | 7 to 8 grams
1 cup cornmeal in grams => cornmeal | 157 grams | 122 to 157 grams
1 cup whole-grain cornmeal in grams => cornmeal (whole-grain) | 122 grams | 122 to 138 grams
1 cup sugar in grams => granulated sugar | 200 grams
250 g sugar in cups => granulated sugar | 1.25 US cups
200 grams of sugar to cups => granulated sugar | 1 US cup
3/4 cup white sugar in grams => granulated sugar | 150 grams
1 cup caster sugar in grams => superfine sugar | 190 grams
150g caster sugar in tablespoons => superfine sugar | 12.6 US tablespoons
1 cup brown sugar in grams => brown sugar | 220 grams | 145 to 220 grams
1 cup packed brown sugar in grams => brown sugar (packed) | 220 grams | 198 to 220 grams
1 cup brown sugar, firmly packed, to g => brown sugar (packed) | 220 grams | 198 to 220 grams
1 cup loosely packed brown sugar in g => brown sugar (loose) | 145 grams
1 cup powdered sugar in grams => powdered sugar | 120 grams | 100 to 120 grams
1 cup icing sugar in grams => powdered sugar | 120 grams | 100 to 120 grams
2 cups sifted confectioners’ sugar in g => powdered sugar (sifted) | 200 grams
1 tbsp honey in grams => honey | 21 grams
1/3 cup maple syrup in grams => maple syrup | 105 grams
340 g honey in cups => honey | 1 US cup
2 tbsp butter to g => butter | 28 grams
1 stick of butter => butter | 113 grams
2 sticks unsalted butter in grams => butter | 227 grams
half a stick of butter in grams => butter | 57 grams
half a stick of butter in tablespoons => butter | 4 US tablespoons
how much does a stick of butter weigh => butter | 113 grams
how many grams of butter in a stick => butter | 113 grams
1 cup butter in grams => butter | 227 grams
1/2 cup melted butter in g => butter | 113 grams
113 g butter in sticks => butter | 1 stick
100g butter in tablespoons => butter | 7.05 US tablespoons
250 g butter in cups => butter | 1.1 US cups
1 cup butter in oz => butter | 8 ounces
4 tbsp butter in sticks => butter | 0.5 sticks
1 cup vegetable oil in grams => vegetable oil | 218 grams | 198 to 218 grams
2 tbsp olive oil in g => olive oil | 27 grams | 25 to 27 grams
1/2 cup coconut oil in grams => coconut oil | 109 grams | 109 to 113 grams
1 cup peanut butter in grams => peanut butter | 258 grams | 258 to 270 grams
1 cup milk in grams => milk | 244 grams | 227 to 244 grams
250 g milk in cups => milk | 1.02 US cups | 1.02 to 1.1 US cups
1 cup heavy cream in grams => heavy cream | 238 grams | 227 to 238 grams
1 cup buttermilk in g => buttermilk | 245 grams | 227 to 245 grams
1 cup water in grams => water | 237 grams
1 liter of water in kg => water | 1 kilogram
1 gallon of water in pounds => water | 8.35 pounds
1 cubic meter of water in kg => water | 1000 kilograms
1 m³ of water in pounds => water | 2205 pounds
2,000 m3 of water in kg => water | 2000000 kilograms
1 cubic foot of water in pounds => water | 62.4 pounds
100 cc of honey in grams => honey | 143 grams
1000 kg of water in cubic meters => water | 1 cubic meter
weight of 100 gallons of water => water | 379 kilograms
1 cup sour cream in g => sour cream | 230 grams
1 cup yoghurt in grams => yogurt | 245 grams | 227 to 245 grams
8 oz cream cheese in cups => cream cheese | 0.98 US cups | 0.98 to 1 US cup
1 cup shredded cheddar in grams => cheddar (shredded) | 113 grams
1/2 cup grated parmesan in g => grated Parmesan | 50 grams
1 cup rolled oats in grams => rolled oats | 81 grams | 81 to 99 grams
2/3 cup oats in g => rolled oats | 54 grams | 54 to 66 grams
1 cup rice in grams => uncooked white rice | 185 grams | 185 to 198 grams
1 cup cooked rice in grams => cooked white rice | 158 grams
1 cup quinoa in g => uncooked quinoa | 170 grams | 170 to 177 grams
1 cup chopped walnuts in grams => walnuts (chopped) | 117 grams | 113 to 117 grams
1 cup walnuts, chopped, in g => walnuts (chopped) | 117 grams | 113 to 117 grams
1 cup pecan halves in grams => pecans (halves) | 99 grams
1/2 cup sliced almonds in g => almonds (sliced) | 46 grams | 43 to 46 grams
1 cup chocolate chips in grams => chocolate chips | 170 grams | 168 to 177 grams
1 cup mini chocolate chips in g => chocolate chips (mini) | 173 grams | 173 to 177 grams
1/2 cup cocoa powder in grams => cocoa powder | 43 grams | 42 to 43 grams
1 cup raisins in grams => raisins | 145 grams | 145 to 170 grams
1 cup raspberries in grams => raspberries | 123 grams | 120 to 123 grams
1 tsp salt in grams => table salt | 6 grams
1 tsp baking powder in grams => baking powder | 4.6 grams | 4 to 4.6 grams
1 tsp baking soda in g => baking soda | 4.6 grams | 4.6 to 6 grams
10 g baking powder in teaspoons => baking powder | 2.17 US teaspoons | 2.17 to 2.5 US teaspoons
2 1/4 tsp yeast in grams => dry yeast | 7 grams | 7 to 9 grams
7 g instant yeast in tsp => dry yeast | 2.25 US teaspoons | 1.75 to 2.25 US teaspoons
1 tbsp vanilla extract in g => vanilla extract | 13 grams | 13 to 14 grams
1 metric cup flour in grams => all-purpose flour | 127 grams | 119 to 165 grams
1 Australian tablespoon honey in grams => honey | 29 grams
1 imperial cup sugar in grams => granulated sugar | 240 grams
2 aussie tbsp butter in g => butter | 38 grams
1 cup 2 tbsp flour in g => all-purpose flour | 135 grams | 127 to 176 grams
flour 3 cups => all-purpose flour | 360 grams | 339 to 468 grams
butter 1 stick in g => butter | 113 grams
cups to grams flour => all-purpose flour | 120 grams | 113 to 156 grams
grams in 2 cups sugar => granulated sugar | 400 grams
how heavy is a cup of honey => honey | 339 grams
1 cup of AP flour grams => all-purpose flour | 120 grams | 113 to 156 grams
2½ cups bread flour g => bread flour | 300 grams | 300 to 343 grams
1 cup sugar = ? g => granulated sugar | 200 grams
convert 2 cups of almond flour to grams please => almond flour | 192 grams
weight of 1 cup of rice => uncooked white rice | 185 grams | 185 to 198 grams
how much does a cup of sugar weigh in ounces => granulated sugar | 7.05 ounces
1 level tablespoon cornflour in grams => cornstarch | 8 grams | 7 to 8 grams
1 dessertspoon honey in grams => honey | 14 grams
1 cup blueberries in grams => blueberries | 148 grams | 140 to 170 grams
1 cup grated mozzarella in grams => mozzarella (shredded) | 112 grams
1 cup pumpkin puree in grams => pumpkin (puréed) | 245 grams | 227 to 245 grams
1 cup mashed banana in grams => mashed banana | 225 grams
1 cup unsweetened shredded coconut in g => shredded coconut (unsweetened) | 53 grams
1 cup desiccated coconut in g => desiccated coconut | 85 grams
2 tons of flour in liters => all-purpose flour | 3943 liters | 3033 to 4187 liters
2 tons of sugar => granulated sugar | 2366 liters
5 stone of flour in liters => all-purpose flour | 62.6 liters | 48.2 to 66.5 liters
1 troy ounce of salt in teaspoons => table salt | 5.18 US teaspoons
1000 mm3 of water in mg => water | 1000 milligrams
1 km³ of water in tonnes => water | 1000000000 tonnes
1 barrel of water in kg => water | 159 kilograms
2 t sugar in grams => granulated sugar | 8.3 grams
2 T sugar in grams => granulated sugar | 25 grams
2 x 250g butter => butter | 2.2 US cups
2 x 250 g butter in sticks => butter | 4.41 sticks
3 × 12 oz flour in cups => all-purpose flour | 8.5 US cups | 6.54 to 9.03 US cups
2x1 cup sugar in g => granulated sugar | 400 grams
`;

const ROWS = PHRASES.trim()
  .split('\n')
  .map((line) => line.split(' => ') as [string, string]);

describe('a phrase with an ingredient', () => {
  test.each(ROWS)('%s', (phrase, expected) => {
    const reading = readIngredient(phrase);
    if (!reading) throw new Error(`${phrase} was not understood`);
    const { result, to } = reading;
    const texts = [nameWithWay(reading), amountText(result.usual, to), rangeText(result, to)];
    expect(texts.filter((text) => text !== undefined).join(' | ')).toBe(expected);
  });

  test('has a usual value within its range', () => {
    for (const [phrase] of ROWS) {
      const { usual, low, high } = readIngredient(phrase)!.result;
      expect({ phrase, isWithin: low <= usual && usual <= high }).toEqual({ phrase, isWithin: true });
    }
  });

  test('is read in the visitor’s number format', () => {
    expect(readIngredient('1,5 cups sugar in g')?.result.usual).toBeCloseTo(300);
    expect(readIngredient('1.500 g sugar in cups', 'point-comma')?.result.usual).toBeCloseTo(7.5);
  });
});

describe('no ingredient is guessed', () => {
  test.each([
    '2 cups almond butter in grams',
    '1 cup sweet potato flour in grams',
    '1 cup sifted whole wheat flour in grams',
    '1 cup heaped flour in grams',
    '1 cup lightly packed brown sugar in grams',
    '1 cup Greek yogurt in grams',
    '1 cup sea salt in grams',
    '1 cup corn flour in grams',
    '1 cup almond milk in grams',
    '1 cup sugar and butter in grams',
    '1 cup sugar free syrup in grams',
    '1 stick flour in grams',
    '1 barrel of oil in kg',
    '1 can condensed milk in grams',
    '2 eggs in grams',
    '-3 cups flour in grams',
    '0 cups flour in grams',
    '8 oz milk in grams',
    '3 cups in grams',
    '5 ft 3 in to cm',
    'flour',
    '',
  ])('in “%s”', (phrase) => {
    expect(readIngredient(phrase)).toBeUndefined();
  });

  test.each([
    ['2 cups almond butter in grams', 'almond butter'],
    ['100 g of tofu in cups', 'tofu'],
    ['1 cup sifted whole wheat flour in grams', 'sifted whole wheat flour'],
  ])('and the name in “%s” is reported', (phrase, name) => {
    expect(unknownIngredientIn(phrase)).toBe(name);
  });

  test.each([
    '2 cups flour in grams',
    '1 lb ground beef in grams',
    '12 oz beer in ml',
    '3 cups in grams',
    '5 kg to liters',
    '5 zorks',
    '12 inches in cm',
    '1 can in ml',
  ])('and “%s” has no unknown ingredient', (phrase) => {
    expect(unknownIngredientIn(phrase)).toBeUndefined();
  });
});

test('a volume in another volume needs no ingredient, unless the phrase is read no other way', () => {
  expect(readIngredient('2 tbsp olive oil to ml')).toBeUndefined();
  expect(readIngredient('2 tbsp olive oil to ml', undefined, true)?.result.usual).toBeCloseTo(29.57);
});

test.each([
  ['2 tons of flour in liters', ['2 short tons', '2 long tons']],
  ['2 tonnes of flour in liters', []],
  ['1 gallon of water in pounds', ['1 UK gallon']],
  ['1 cup flour in g', ['1 metric cup']],
])('“%s” can also mean other units with that name', (phrase, others) => {
  expect(readIngredient(phrase)?.from.others.map(({ text }) => text)).toEqual(others);
});

test('hostile text costs little', () => {
  expect(readIngredient('cup of '.repeat(5000))).toBeUndefined();
  expect(readIngredient('1 '.repeat(90))).toBeUndefined();
});
