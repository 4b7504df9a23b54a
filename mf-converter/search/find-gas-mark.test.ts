import { expect, test } from '@jest/globals';
import { find } from './find.ts';

test.each(['gas mark 4', 'Gas Mark 4 in F', 'gas 4', 'oven gas mark 4'])(
  'reads “%s” as an oven setting',
  async (text) => {
    expect((await find(text)).answer).toMatchObject({
      kind: 'result',
      reading: 'gas mark 4',
      text: '350 °F',
      more: ['180 °C, or 160 °C in a fan oven'],
    });
  },
);

test.each([
  ['what is gas mark 4 in celsius?', 'gas mark 4', '180 °C', '350 °F, or 160 °C in a fan oven'],
  ['gas mark ½', 'gas mark 1/2', '250 °F', '120 °C, or 100 °C in a fan oven'],
  ['350 F to gas mark', '350 °F', 'gas mark 4', '180 °C, or 160 °C in a fan oven'],
  ['180 °C in gas mark', '180 °C', 'gas mark 4', '350 °F, or 160 °C in a fan oven'],
  ['200 celsius to gas', '200 °C', 'gas mark 6', '400 °F, or 180 °C in a fan oven'],
  ['gas mark six', 'gas mark 6', '400 °F', '200 °C, or 180 °C in a fan oven'],
  ['gas mark 4 fan', 'gas mark 4', '160 °C in a fan oven', '350 °F, or 180 °C'],
  ['180 °C fan to gas mark', '180 °C in a fan oven', 'gas mark 6', '400 °F, or 200 °C'],
  ['what gas mark is 220 degrees C?', '220 °C', 'gas mark 7', '425 °F, or 200 °C in a fan oven'],
])('answers “%s”: %s is %s', async (text, reading, result, other) => {
  expect((await find(text)).answer).toMatchObject({ kind: 'result', reading, text: result, more: [other] });
});

test('does not read ½ as an oven setting', async () => {
  expect((await find('½')).answer?.kind).not.toBe('result');
});

test.each([
  ['gas mark 12', 'Gas mark 12'],
  ['355 F to gas mark', '355 °F'],
  ['365 C to gas mark', '365 °C'],
])('suggests the guide for “%s”, which has no equivalent setting', async (text, asked) => {
  const { answer, suggestions } = await find(text);
  const message = `${asked} isn’t an oven setting in our guide, which lists gas marks 1/4 to 10 with their temperatures.`;
  expect(answer).toMatchObject({ kind: 'message', message });
  expect(suggestions[0]?.to).toBe('/conversion-guides/kitchen#oven');
});

test.each(['180 to gas mark', 'gas mark 5-6', '180 degrees to gas mark'])(
  'explains how to write “%s”',
  async (text) => {
    const message = expect.stringContaining('one gas mark, or one temperature with its scale');
    expect((await find(text)).answer).toMatchObject({ kind: 'message', message });
  },
);

test.each(['5 gallons of gas in liters', '4 gallons gas'])('still reads “%s” as a volume', async (text) => {
  expect((await find(text)).answer).toMatchObject({ kind: 'result', reading: expect.stringContaining('gallons') });
});
