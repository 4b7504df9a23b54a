import { describe, expect, test } from '@jest/globals';
import { find } from './find.ts';

const firstOf = async (text: string) => (await find(text)).suggestions[0]?.to;
const answerTo = async (text: string) => (await find(text)).answer;

describe('the answer under a box', () => {
  test('repeats the question and shows the exact result', async () => {
    expect(await answerTo('5 ft 3 in to cm')).toMatchObject({
      kind: 'result',
      reading: '5 feet 3 inches in centimeters',
      text: '160.02 centimeters',
      isExact: true,
      more: [],
    });
  });

  test('adds the exact value of a rounded result, if it is short', async () => {
    expect(await answerTo('5 lb to kg')).toMatchObject({
      text: '2.26796 kilograms',
      isExact: false,
      more: ['exactly 2.26796185 kg'],
    });
  });

  test('adds feet and inches to a height in feet, and shows only them if asked', async () => {
    expect(await answerTo('170 cm to feet')).toMatchObject({ text: '5.57743 feet', more: ['≈ 5 ft 6 15/16 in'] });
    expect(await answerTo('170 cm to ft in')).toMatchObject({ text: '5 ft 6 15/16 in', isExact: false, more: [] });
  });

  test('converts a temperature below absolute zero with a note', async () => {
    expect(await answerTo('-300 c to f')).toMatchObject({
      kind: 'result',
      text: '-508 degrees Fahrenheit',
      more: [expect.stringContaining('below absolute zero')],
    });
    expect(await answerTo('-273.15 c to k')).toMatchObject({ kind: 'result', text: '0 kelvins', more: [] });
  });

  test('offers other meanings of an ambiguous text as searches', async () => {
    const answer = await answerTo('5 oz to ml');
    expect(answer?.kind).toBe('result');
    expect(answer?.alternatives.length).toBeGreaterThan(0);
    for (const { q } of answer?.alternatives ?? []) expect(await answerTo(q)).toMatchObject({ kind: 'result' });
  });

  test.each(['5 zorks', '5 kg to liters', 'zzzz'])('explains what is wrong with %s', async (text) => {
    expect(await answerTo(text)).toMatchObject({ kind: 'message', message: expect.stringMatching(/\w{3}/) });
  });

  test.each(['me', 'temperature', ' ', '5'])('shows no error for “%s”, an unfinished search', async (text) => {
    expect(await answerTo(text)).toBeUndefined();
  });
});

describe('the first suggestion', () => {
  test.each([
    ['5 ft 3 in to cm', '/converter/length/feet-to-cm?value=5.25'],
    ['-40 c to f', '/converter/temperature/celsius-to-fahrenheit?value=-40'],
    ['1/2 cup in ml', '/converter/volume/cups-to-ml?value=0.5'],
    ['5 ft 4 in to m', '/converter/length/feet-to-meters?value=16%2F3'],
    ['5.5 ft in ft and in', '/converter/length/feet-to-inches?value=5.5'],
    ['1e300 m to ft', '/converter/length/meters-to-feet?value=1e%2B300'],
    ['1.25e-200 m to ft', '/converter/length/meters-to-feet?value=1.25e-200'],
  ])('for “%s” is the result’s page with the value', async (text, to) => {
    expect(await firstOf(text)).toBe(to);
  });

  test.each(['feet to meters', '1 foot in meters'])(
    'for “%s” has no value, because pages default to 1',
    async (text) => {
      expect(await firstOf(text)).toBe('/converter/length/feet-to-meters');
    },
  );

  test('never converts a unit to itself, although there is a result', async () => {
    const { answer, suggestions } = await find('5 ft 3 in to ft');
    expect(answer).toMatchObject({ kind: 'result', text: '5.25 feet' });
    expect(suggestions.filter(({ to }) => to.includes('feet-to-feet'))).toEqual([]);
  });

  test('appears only once', async () => {
    const { suggestions } = await find('5 ft to m');
    expect(suggestions.filter(({ label }) => label === 'Feet to Meters')).toHaveLength(1);
  });
});

describe('the name of a category', () => {
  test.each([
    'force',
    'pressure',
    'time',
    'data',
    'speed',
    'area',
    'angle',
    'energy',
    'volume',
    'length',
    'weight',
    'temperature',
  ])('%s finds its own converters first', async (category) => {
    expect(await firstOf(category)).toMatch(new RegExp(`^/converter/${category}/`));
  });
});
