import { describe, expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import type { ApiErrorBody, ConversionAnswer } from '@site/api-contract';
import { catalog } from '@site/catalog/catalog';
import { convert, isThroughPi } from '@site/catalog/engine/convert';
import { rationalFromDecimal } from '@site/catalog/engine/rational';
import { exactText } from '@site/catalog/phrases/words/conversion-text';
import fc from 'fast-check';
import { useApi } from '../testing/start-api.ts';

const api = useApi({ LOG_LEVEL: 'error', CONVERT_LIMIT_PER_MINUTE: '1000000' });

const LONGEST_MS = 5_000;
const ask = (parameters: Record<string, string>) =>
  fetch(`${api.url}/api/convert?${new URLSearchParams(parameters).toString()}`, {
    signal: AbortSignal.timeout(LONGEST_MS),
  });
const answer = async (value: string, from: string, to: string) => {
  const response = await ask({ value, from, to });
  expect(response.status).toBe(200);
  return (await response.json()) as ConversionAnswer;
};
const refusal = async (query: string) => {
  const response = await fetch(`${api.url}/api/convert?${query}`);
  return { status: response.status, body: (await response.json()) as ApiErrorBody };
};

describe('a number with two units', () => {
  test('gets the result as numbers and as text', async () => {
    expect(await answer('5', 'ft', 'm')).toEqual({
      query: '5 ft to m',
      reading: '5 feet in meters',
      category: 'length',
      from: { value: '5', unit: 'ft', symbol: 'ft' },
      to: { unit: 'm', symbol: 'm' },
      result: { exact: '1.524', decimal: '1.524', isExact: true },
      text: '5 ft = 1.524 m',
      alternatives: [],
    });
  });

  test.each([
    ['100', 'C', 'F', '212', '212', true, '100 °C = 212 °F'],
    ['-40', 'C', 'F', '-40', '-40', true, '\u221240 °C = \u221240 °F'],
    ['1', 'm', 'ft', '1250/381', '3.2808398950131233596', false, '1 m ≈ 3.28084 ft'],
    ['1', 'mi', 'm', '1609.344', '1609.344', true, '1 mi ≈ 1609.34 m'],
    ['1e-40', 'm', 'km', `0.${'0'.repeat(42)}1`, `0.${'0'.repeat(42)}1`, true, '10⁻⁴⁰ m = 10⁻⁴³ km'],
    ['0', 'ft', 'm', '0', '0', true, '0 ft = 0 m'],
    ['16', 'fl-oz', 'cup', '2', '2', true, '16 fl oz = 2 cups'],
    ['10', 'cup-metric', 'L', '2.5', '2.5', true, '10 metric cups = 2.5 L'],
    ['180', 'deg', 'rad', '3.1415926535897932385', '3.1415926535897932385', false, '180 deg ≈ 3.14159 rad'],
    ['2', 'rad', 'mrad', '2000', '2000', true, '2 rad = 2000 mrad'],
    ['5', 'L/100 km', 'km/L', '20', '20', true, '5 L/100 km = 20 km/L'],
  ])('is converted: %s %s in %s', async (value, from, to, exact, decimal, isExact, text) => {
    const got = await answer(value, from, to);
    expect(got.result).toEqual({ exact, decimal, isExact });
    expect(got.text).toBe(text);
  });

  test('gets a note if it is below absolute zero', async () => {
    expect((await answer('-500', 'C', 'F')).note).toMatch(/below absolute zero/);
    expect(await answer('-273.15', 'C', 'F')).not.toHaveProperty('note');
  });

  test('has an ambiguous comma read as in English, with the other reading as an alternative', async () => {
    const got = await answer('1,500', 'm', 'km');
    expect(got.result.exact).toBe('1.5');
    expect(got.alternatives).toEqual([{ q: '1.5000 meters to kilometers', label: '1.5 meters in kilometers' }]);
    expect((await answer('1,234.5', 'm', 'km')).alternatives).toEqual([]);
  });

  test('is converted exactly in every unit that does not involve π', async () => {
    for (const { slug } of catalog.categories()) {
      const units = catalog.unitDefinitions(slug) ?? [];
      for (const [index, from] of units.entries()) {
        const to = units[(index + 1) % units.length] ?? from;
        const { result, ...got } = await answer('2.5', from.id, to.id);
        expect([got.category, got.from.unit, got.to.unit]).toEqual([slug, from.id, to.id]);
        if (isThroughPi(from, to)) continue;
        expect(result.exact).toBe(exactText(convert(rationalFromDecimal('2.5'), from, to)));
      }
    }
  });
});

describe('a phrase', () => {
  const read = async (q: string) => {
    const response = await ask({ q });
    expect(response.status).toBe(200);
    return (await response.json()) as ConversionAnswer;
  };

  test('with mixed units is answered with its interpretation', async () => {
    expect(await read('5 ft 3 in to cm')).toMatchObject({
      query: '5 ft 3 in to cm',
      reading: '5 feet 3 inches in centimeters',
      from: { value: '5.25', unit: 'ft' },
      to: { unit: 'cm' },
      result: { exact: '160.02', decimal: '160.02', isExact: true },
      text: '5 ft 3 in = 160.02 cm',
    });
  });

  test.each([
    ['-2 fortnights in days', '−2 fortnights = −28 d'],
    ['1/3 century in years', '1/3 century ≈ 33.3333 yr'],
    ['pi/2 rad to deg', '0.5 π radians = 90 deg'],
    ['-5 ft 3 in + 2 in to in', '−5 ft 3 in + 2 in = −61 in'],
    ['1 1/3 cups to ml', '1 1/3 cups ≈ 315.451 mL'],
  ])('%s gets an equation with its own units', async (q, text) => {
    expect((await read(q)).text).toBe(text);
  });

  test('that requests mixed units gets them in sixteenths, and the total', async () => {
    expect(await read('170 cm to ft in')).toMatchObject({
      text: '170 cm ≈ 5 ft 6 15/16 in',
      to: { unit: 'ft' },
      result: { exact: '2125/381', isExact: false },
    });
  });

  test.each([
    ['70 kg in lb and stone', '70 kg ≈ 154.324 lb', ['70 kg ≈ 11.0231 st']],
    ['12 x 15 ft', '180 ft² ≈ 16.7225 m²', ['12 ft = 3.6576 m', '15 ft = 4.572 m']],
  ])('%s has several results', async (q, text, moreTexts) => {
    const answered = await read(q);
    expect([answered.text, answered.also?.map((result) => result.text)]).toEqual([text, moreTexts]);
  });

  test('with two meanings gets the second one as an unambiguous alternative', async () => {
    const { alternatives } = await read('5 oz to ml');
    expect(alternatives.length).toBeGreaterThan(0);
    for (const { q, label } of alternatives) expect((await read(q)).reading).toBe(label);
  });

  test('that cannot be converted gets suggestions instead of a number', async () => {
    const { body } = await refusal('q=5 ft to kg');
    expect(body).not.toHaveProperty('result');
    expect(body.alternatives?.length).toBeGreaterThan(0);
  });

  test('is used to read a unit name that is not an ID, with alternatives', async () => {
    expect((await answer('5', 'feet', 'm')).result.exact).toBe('1.524');
    const ounces = await answer('5', 'oz', 'ml');
    expect([ounces.from.unit, ounces.alternatives.length > 0]).toEqual(['fl-oz', true]);
  });
});

describe('a phrase with an ingredient', () => {
  const read = async (q: string) => (await (await ask({ q })).json()) as ConversionAnswer;

  test('gets the usual weight and the published range', async () => {
    expect(await read('3 cups flour in grams')).toEqual({
      query: '3 cups flour in grams',
      reading: '3 US cups of all-purpose flour in grams',
      category: 'volume',
      from: { value: '3', unit: 'cup', symbol: 'cup' },
      to: { unit: 'g', symbol: 'g' },
      result: { exact: '360', decimal: '360', isExact: false },
      ingredient: { id: 'all-purpose-flour', name: 'all-purpose flour', low: '339', high: '468' },
      text: '3 US cups of all-purpose flour ≈ 360 grams',
      alternatives: [
        { q: '3 metric cups of all-purpose flour in grams', label: '3 metric cups of all-purpose flour in grams' },
      ],
    });
  });

  test.each([
    ['1 cubic meter of water in kg', '1 cubic meter of water ≈ 1000 kilograms'],
    ['1 stick of butter', '1 stick of butter ≈ 113 grams'],
    ['1 cup of milk in ml', '1 cup ≈ 236.588 mL'],
    ['0.02 g water in m3', '0.02 grams of water ≈ 0.00000002 cubic meters'],
  ])('%s: %s', async (q, text) => {
    expect((await read(q)).text).toBe(text);
  });

  test('offers metric cups filled in the same way', async () => {
    const [metric] = (await read('2 cups sifted flour in grams')).alternatives;
    expect((await read(metric!.q)).reading).toBe(metric!.label);
    expect(metric!.label).toBe('2 metric cups of all-purpose flour (sifted) in grams');
  });

  test('is returned by the client unchanged', async () => {
    const { ingredient } = await createApiClient({ baseUrl: api.url }).convert({ q: '250 g sugar in cups' });
    expect(ingredient).toEqual({ id: 'granulated-sugar', name: 'granulated sugar', low: '1.25', high: '1.26' });
  });
});

describe('a gas mark', () => {
  test('gets the temperature in the oven guide', async () => {
    expect(await (await ask({ q: 'gas mark 4 in C' })).json()).toEqual({
      query: 'gas mark 4 in C',
      reading: 'gas mark 4 as °C',
      category: 'temperature',
      from: { value: '4', unit: 'gas-mark', symbol: 'gas mark' },
      to: { unit: 'C', symbol: '°C' },
      result: { exact: '180', decimal: '180', isExact: false },
      text: 'gas mark 4 ≈ 180 °C',
      note: expect.stringContaining('not exact'),
      alternatives: [],
    });
  });

  test.each([
    [{ q: '250 F to gas mark' }, '250 °F ≈ gas mark 1/2', '0.5'],
    [{ value: '0.5', from: 'gas-mark', to: 'F' }, 'gas mark 1/2 ≈ 250 °F', '250'],
    [{ value: '200', from: 'C', to: 'gas-mark' }, '200 °C ≈ gas mark 6', '6'],
    [{ q: '160 fan to gas mark' }, '160 °C in a fan oven ≈ gas mark 4', '4'],
  ])('%p: %s', async (query, text, exact) => {
    expect(await (await ask(query)).json()).toMatchObject({ text, result: { exact } });
  });
});

test.each([
  ['5.5 mmol/L glucose in mg/dL', '5.5 mmol/L glucose ≈ 99.09 mg/dL', '99.09'],
  ['1:12 in percent', '1:12 ≈ 8.333%', '8.333'],
  ['3 eggs in grams', '3 eggs ≈ 150 grams', '150'],
])('“%s” is %s', async (q, text, exact) => {
  expect(await (await ask({ q })).json()).toMatchObject({ text, result: { exact, isExact: false } });
});

describe('a conversion error', () => {
  test.each([
    ['value=0&from=mpg-us&to=l-100km', 422, 'NUMBER_OUT_OF_RANGE'],
    ['q=0 mpg to l/100km', 422, 'NUMBER_OUT_OF_RANGE'],
    ['', 400, 'QUESTION_MISSING'],
    ['value=5&from=ft&to=', 400, 'QUESTION_MISSING'],
    ['q=5 ft to m&value=5', 400, 'QUESTION_TWOFOLD'],
    ['q=5 ft to m&q=6 ft to m', 400, 'QUESTION_TWOFOLD'],
    ['value=5&from=ft&to=m&to=km', 400, 'QUESTION_TWOFOLD'],
    ['value=five&from=ft&to=m', 422, 'NUMBER_INVALID'],
    ['value=Infinity&from=ft&to=m', 422, 'NUMBER_INVALID'],
    ['value=1e999999&from=ft&to=m', 422, 'NUMBER_OUT_OF_RANGE'],
    ['value=5&from=ft&to=kg', 422, 'UNITS_OF_DIFFERENT_KINDS'],
    ['value=5&from=Mg&to=g', 422, 'UNIT_UNKNOWN'],
    ['value=500&from=Cal&to=kcal', 422, 'PHRASE_UNCLEAR'],
    ['value=5&from=ft in&to=cm', 422, expect.stringMatching(/^(UNIT|PHRASE)_/)],
    ['q=', 422, 'PHRASE_EMPTY'],
    ['q=love', 422, 'UNIT_UNKNOWN'],
    ['q=180 to gas mark', 422, 'PHRASE_UNCLEAR'],
    ['q=5.5 mmol/l to mg/dl', 422, 'PHRASE_UNCLEAR'],
    ['q=5 ft to kg', 422, 'UNITS_OF_DIFFERENT_KINDS'],
    ['value=5&from=__proto__&to=m', 422, expect.stringMatching(/^(UNIT|PHRASE)_/)],
    [`q=${'9'.repeat(501)} ft to m`, 422, 'PHRASE_TOO_LONG'],
  ])('is returned for %p: %i %s', async (query, status, code) => {
    expect(await refusal(query)).toEqual({
      status,
      body: expect.objectContaining({ statusCode: status, code, message: expect.stringMatching(/^.+[.?]”?$/) }),
    });
  });

  test('is not caused by an unknown parameter', async () => {
    expect((await ask({ value: '5', from: 'ft', to: 'm', units: 'all', callback: 'f' })).status).toBe(200);
  });
});

test('the client converts, and passes on errors', async () => {
  const client = createApiClient({ baseUrl: api.url });
  expect((await client.convert({ value: '5', from: 'ft', to: 'm' })).result.exact).toBe('1.524');
  await expect(client.convert({ value: 'x', from: 'ft', to: 'm' })).rejects.toMatchObject({
    status: 422,
    code: 'NUMBER_INVALID',
  });
});

const REQUESTS = process.env['EVERY_CASE'] === '1' ? 30_000 : 300;
const word = fc.constantFrom(
  ...'5 - 1e999 1e-1000 ½ ⅓ ’ " ° ft in to of / * ^ ( ) 1/0 0/0 NaN Infinity ٥ 𝟝 e , . 1,5'.split(' '),
  ...['constructor', '__proto__', '${7*7}', '<svg onload=1>', '9'.repeat(280), '\u202e', '\u0000', '\ud800'],
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
  fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
);
const hostileQuery = fc.oneof(
  hostile.map((q) => ({ q })),
  fc.record({ value: hostile, from: hostile, to: hostile }),
  fc.record({ value: hostile, from: fc.constant('ft'), to: fc.constant('m') }),
);

test('no hostile input gets a server error, a delay, or an invalid number', async () => {
  const property = fc.asyncProperty(hostileQuery, async (query) => {
    const response = await ask(
      Object.fromEntries(Object.entries(query).map(([name, text]) => [name, text.toWellFormed()])),
    );
    // An empty unit counts as missing.
    const isMissing = Object.entries(query).some(
      ([name, text]) => (name === 'from' || name === 'to') && text.trim() === '',
    );
    expect(isMissing ? [400] : [200, 422]).toContain(response.status);
    const body = (await response.json()) as ConversionAnswer & ApiErrorBody;
    if (response.status !== 200)
      expect(body).toMatchObject({ statusCode: response.status, message: expect.any(String) });
    else expect(body.result.exact).toMatch(/^-?\d+(\.\d+|\/\d+)?$/);
  });
  await fc.assert(property, { numRuns: REQUESTS });
});
