import { describe, expect, test } from '@jest/globals';
import { categories } from '@site/catalog/categories';
import { find } from './find.ts';

const getFirst = async (text: string) => (await find(text)).suggestions[0]?.to;
const answerTo = async (text: string) => (await find(text)).answer;

test.each([
  ['1 2 30', '/bulk-converter?values=1%0A2%0A30'],
  ['5 kg 7.5 kg 9 kg', '/bulk-converter?category=weight&from=kg&to=lb&values=5+kg%0A7.5+kg%0A9+kg'],
  ['5 6 ft', '/converter/length/feet-to-meters'],
  ['1 000 000', undefined],
])('suggests the bulk converter for a pasted column: “%s”', async (text, path) => {
  const [first] = (await find(text)).suggestions;
  expect(first?.to).toBe(path);
  if (path?.startsWith('/bulk')) expect(first?.label).toMatch(/^3 values: convert as a list$/);
});

test('converts a slope between percent, degrees, and a ratio', async () => {
  expect(await answerTo('8% grade in degrees')).toMatchObject({
    reading: 'A slope of 8%',
    text: '4.574°',
    more: ['≈ 1:12.5', 'A ratio is the rise to the run, and 100% rises 45 degrees.'],
  });
});

test('asks for the substance of a lab value', async () => {
  expect(await answerTo('5.5 mmol/L glucose in mg/dL')).toMatchObject({ text: '99.09 mg/dL', isExact: false });
  expect(await getFirst('5.5 mmol/L glucose')).toBe('/lab-values/glucose?value=5.5&from=mmol%2FL');
  const { alternatives } = (await answerTo('5.5 mmol/L in mg/dL'))!;
  expect(alternatives.map(({ q }) => q)).toContain('5.5 mmol/L glucose');
});

describe('a search for an ingredient', () => {
  test('returns its weight, with the range of published weights', async () => {
    expect(await answerTo('3 cups flour in grams')).toEqual({
      kind: 'result',
      reading: '3 US cups of all-purpose flour in grams',
      text: '360 grams',
      isExact: false,
      more: ['Published figures range from 339 to 468 grams', 'spooned 360 g · sifted 339 g · scooped 426 g'],
      alternatives: [
        {
          q: '3 metric cups of all-purpose flour in grams',
          label: '3 metric cups of all-purpose flour in grams',
        },
      ],
    });
    expect(await getFirst('3 cups flour in grams')).toBe('/ingredients/all-purpose-flour?value=3&from=cup&to=g');
  });

  test.each([
    ['250 g sugar in cups', '1.25 US cups', []],
    ['1 stick of butter', '113 grams', undefined],
    ['2 tbsp butter to g', '28 grams', []],
    ['2 cups of milk', '488 grams', ['Published figures range from 454 to 488 grams', '≈ 473 milliliters']],
    ['1 cup of water in ml', '236.588 milliliters', undefined],
    ['8 oz of flour in grams', '226.796 grams', undefined],
  ])('can return a volume or a weight: “%s” is %s', async (text, result, more) => {
    expect(await answerTo(text)).toMatchObject({ text: result, ...(more && { more }) });
  });

  test('returns the range of sizes for ingredients counted by the piece', async () => {
    expect(await answerTo('3 eggs in grams')).toMatchObject({
      reading: '3 eggs in grams',
      text: '150 grams',
      more: ['Published figures range from 114 to 189 grams'],
    });
    expect(await getFirst('3 eggs in grams')).toBe('/ingredients/eggs');
  });

  test('says at which temperature a liquid such as boiling water has its weight', async () => {
    for (const text of ['1 liter of water in kg', '1 liter of boiling water in kg', '1 kg of water in liters'])
      expect(await answerTo(text)).toMatchObject({ more: [expect.stringMatching(/^at 4 °C .* lighter at 100 °C/)] });
  });

  test('returns alternatives that are valid searches', async () => {
    for (const text of ['3 cups flour in grams', '500 g flour in cups', '1 cup 2 tbsp sugar in g'])
      for (const { q } of (await answerTo(text))!.alternatives)
        expect(await answerTo(q)).toMatchObject({ kind: 'result', reading: expect.stringContaining('metric cup') });
  });

  test('suggests the list of ingredients if the weight is unknown', async () => {
    expect(await answerTo('2 cups cashew butter in grams')).toMatchObject({
      kind: 'message',
      message: 'We have no weight for “cashew butter.” Look for a similar ingredient in the list.',
    });
    expect(await getFirst('2 cups cashew butter in grams')).toBe('/ingredients');
  });

  test('returns the correct name as an alternative after a typo', async () => {
    const answer = await answerTo('3 cups flor in grams');
    expect(answer?.alternatives).toEqual([{ q: '3 cups flour in grams', label: 'flour' }]);
    expect((await answerTo('1 cup tofu in grams'))?.alternatives).toEqual([]);
  });

  test('suggests the list of ingredients if the text is not understood', async () => {
    expect(await answerTo('1 heaping cup flour in grams')).toMatchObject({ kind: 'message' });
    expect(await getFirst('1 heaping cup flour in grams')).toBe('/ingredients');
  });

  test('suggests the ingredient’s page if the amount is missing', async () => {
    expect(await getFirst('flour')).toBe('/ingredients/all-purpose-flour');
    expect(await getFirst('cups of brown sugar to grams')).toBe('/ingredients/brown-sugar?value=1&from=cup&to=g');
  });
});

describe('the answer below the search box', () => {
  test('repeats the question and shows the exact result', async () => {
    expect(await answerTo('5 ft 3 in to cm')).toMatchObject({
      kind: 'result',
      reading: '5 feet 3 inches in centimeters',
      text: '160.02 centimeters',
      isExact: true,
      more: [],
    });
  });

  test.each([
    ['5 lb to kg', '2.26796 kilograms', ['exactly 2.26796185 kg']],
    ['170 cm to feet', '5.57743 feet', ['≈ 5 ft 6 15/16 in', 'Tape: 5 ft 6 15/16 in (+0.2 mm)']],
    ['170 cm to ft in', '5 ft 6 15/16 in', []],
    ['16 oz in pounds', '1 pound', []],
    ['72 hours in days', '3 days', []],
    ['20 oz in pounds', '1.25 pounds', ['= 1 lb 4 oz']],
    ['1 light year in km', '9.46073 × 10¹² kilometers', ['≈ 9.46 trillion kilometers', 'exactly 9460730472580.8 km']],
    ['1 year in seconds', '31556952 seconds', []],
    ['70 kg in lb and stone', '154.324 pounds', expect.arrayContaining(['≈ 11.0231 stone'])],
    ['12 x 15 ft', '16.7225 square meters', ['12 ft = 3.6576 m', '15 ft = 4.572 m', 'exactly 16.7225472 m²']],
    ['-300 c to f', '-508 degrees Fahrenheit', [expect.stringContaining('below absolute zero')]],
    ['-273.15 c to k', '0 kelvins', []],
  ])('to “%s” is %s, followed only by useful lines: %j', async (text, result, more) => {
    const isExact = /^(16 oz|72 h|20 oz|1 year|-)/.test(text);
    expect(await answerTo(text)).toMatchObject({ kind: 'result', text: result, isExact, more });
  });

  test('has alternatives for the other meanings of ambiguous text', async () => {
    const answer = await answerTo('5 oz to ml');
    expect(answer?.alternatives.length).toBeGreaterThan(0);
    for (const { q } of answer?.alternatives ?? []) expect(await answerTo(q)).toMatchObject({ kind: 'result' });
  });

  test.each(['5 zorks', '5 kg to liters', 'zzzz', '½'])('explains what is wrong with %s', async (text) => {
    expect(await answerTo(text)).toMatchObject({ kind: 'message', message: expect.stringMatching(/\w{3}/) });
  });

  test.each(['me', 'temperature', ' ', '5'])('shows no error for “%s”, which is an unfinished search', async (text) => {
    expect(await answerTo(text)).toBeUndefined();
  });
});

describe('the equation of an answer', () => {
  test.each([
    ['5 ft 3 in to cm', '5 ft 3 in = 160.02 cm', '5.25'],
    ['170 cm to ft in', '170 cm ≈ 5 ft 6 15/16 in', '170'],
    ['-40 c to f', '−40 °C = −40 °F', '-40'],
    ['1/3 cup in ml', '1/3 cup ≈ 78.8627 mL', '1/3'],
    ['pi rad to degrees', 'π radians = 180 deg', '3.14159265359'],
    ['pi rad to rad', 'π radians ≈ 3.14159 rad', '0.5'],
    ['1e300 m to km', '10³⁰⁰ m = 10²⁹⁷ km', `1${'0'.repeat(300)}`],
    ['a fortnight in days', '1 fortnight = 14 d', '2'],
    ['1 year in seconds', '1 yr = 31,556,952 s', '1'],
  ])('for “%s” is %s', async (text, written, value) => {
    const { equation } = await find(text);
    expect(equation?.text).toBe(written);
    expect(equation?.scale?.value).toBe(value);
  });

  test.each([
    ['pi rad', 'radians × 180/π = degrees'],
    ['-pi/2 rad in deg', 'radians × 180/π = degrees'],
    ['2 pi radians to turns', 'radians ÷ (2π) = turns'],
  ])('for “%s” has the formula and the scale for radians', async (text, formula) => {
    const { equation } = await find(text);
    expect(equation?.formula).toBe(formula);
    expect(equation?.scale?.pair.from.id).toBe('rad');
  });

  test.each([
    ['3 cups flour in grams', '3 US cups of all-purpose flour ≈ 360 grams', 'volume'],
    ['1 liter of water in kg', '1 liter of water ≈ 1 kilogram', 'volume'],
    ['1 gallon of water in lb', '1 US gallon of water ≈ 8.35 pounds', 'volume'],
    ['12 kg of water in ml', '12 kilograms of water ≈ 12,000 milliliters', 'volume'],
    ['1 GB at 100 Mbps', '1 GB at 100 Mbit/s = 1 min 20 s', 'data'],
    ['1e20 GB at 100 Mbps in s', '10²⁰ GB at 100 Mbit/s = 8 × 10²¹ s', 'data'],
    ['1.5 GB at 100 Mbps in minutes', '1.5 GB at 100 Mbit/s = 2 min', 'data'],
    ['10 kg + 5 lb in kg', '10 kg + 5 lb ≈ 12.268 kg', 'weight'],
    ['gas mark 4', 'gas mark 4 ≈ 350 °F', 'temperature'],
  ])('for “%s” is %s, without a scale', async (text, written, category) => {
    const { equation } = await find(text);
    expect(equation).toMatchObject({ text: written, category });
    expect(equation?.scale).toBeUndefined();
  });
});

test('converts the two sides of a rectangle into one result and one equation', async () => {
  const { answer, equation } = await find('10 x 15 cm to inches');
  expect(answer).toMatchObject({ text: '3.93701 × 5.90551 inches', isExact: false, more: [] });
  expect(equation?.text).toBe('10 cm × 15 cm ≈ 3.93701 × 5.90551 in');
});

describe('the first suggestion', () => {
  test.each([
    ['5 ft 3 in to cm', '/converter/length/feet-to-cm?value=5+ft+3+in'],
    ['-40 c to f', '/converter/temperature/celsius-to-fahrenheit?value=-40'],
    ['1/2 cup in ml', '/converter/volume/cups-to-ml?value=0.5'],
    ['5 ft 4 in to m', '/converter/length/feet-to-meters?value=5+ft+4+in'],
    ['1e300 m to ft', '/converter/length/meters-to-feet?value=1e%2B300'],
    ['1.25e-200 m to ft', '/converter/length/meters-to-feet?value=1.25e-200'],
  ])('for “%s” is the page that shows the result', async (text, to) => {
    expect(await getFirst(text)).toBe(to);
  });

  test.each([
    '10 kg + 5 lb in kg',
    '180 cm to ft in',
    '5.5 ft in ft and in',
    '70 kg in lb and stone',
    '10 x 15 cm to inches',
    '1 GB at 100 Mbps',
    'gas mark 4',
  ])('for “%s”, which no converter page can show, is the answer’s own page', async (text) => {
    const [first, ...others] = (await find(text)).suggestions;
    expect(first?.to).toBe(`/all-converters?${new URLSearchParams({ q: text }).toString()}`);
    expect(others.map(({ to }) => to)).not.toContain(first?.to);
  });

  test.each(['feet to meters', '1 foot in meters'])(
    'for “%s” has no value, because pages default to 1',
    async (text) => {
      expect(await getFirst(text)).toBe('/converter/length/feet-to-meters');
    },
  );

  test('never opens a conversion of a unit to itself, even if there is a result', async () => {
    const { answer, suggestions } = await find('5 ft 3 in to ft');
    expect(answer).toMatchObject({ kind: 'result', text: '5.25 feet' });
    expect(suggestions.filter(({ to }) => to.includes('feet-to-feet'))).toEqual([]);
  });

  test.each([
    ['minus 5 c', ['celsius-to-fahrenheit', 'fahrenheit-to-celsius', 'celsius-to-kelvin']],
    ['-300 c to f', ['celsius-to-fahrenheit', 'fahrenheit-to-celsius', 'celsius-to-kelvin']],
    ['pi rad to degrees', ['radians-to-degrees', 'degrees-to-radians']],
    ['0.1 in to mm', ['inches-to-mm', 'mm-to-inches', 'inches-to-cm', 'inches-to-feet']],
    ['70 kg in lb and stone', ['all-converters', 'kg-to-pounds', 'kg-to-stone', 'pounds-to-kg', 'kg-to-grams']],
  ])('for “%s” is followed only by the reverse pair and common targets', async (text, slugs) => {
    const { suggestions } = await find(text);
    expect(suggestions.map(({ to }) => to.replace(/\?.*/, '').split('/').at(-1))).toEqual(slugs);
  });

  test.each(['5 kg/mb', '100 lb/mi to kg/km'])(
    'is missing for “%s”, which has an unknown compound unit',
    async (text) => {
      expect(await find(text)).toMatchObject({ answer: { kind: 'message' }, suggestions: [] });
    },
  );

  test('for a single unit is its most common conversion, followed by other common ones', async () => {
    const paths = (await find('cup')).suggestions.map(({ to }) => to.split('/').at(-1));
    expect(paths.slice(0, 3)).toEqual(['cups-to-ml', 'cups-to-fluid-ounces', 'cups-to-tablespoons']);
  });

  test('appears only once', async () => {
    const { suggestions } = await find('5 ft to m');
    expect(suggestions.filter(({ label }) => label === 'Feet to Meters')).toHaveLength(1);
  });
});

test('the name of a category finds its page first, and then its converters', async () => {
  for (const { slug, name } of categories) {
    const [page, ...pairs] = (await find(name)).suggestions;
    expect(page).toMatchObject({ to: `/category/${slug}`, label: `${name} Converters` });
    expect([slug, pairs.length > 2]).toEqual([slug, true]);
    for (const { to } of pairs.slice(0, 3)) expect(to).toMatch(new RegExp(`^/converter/${slug}/`));
  }
});
