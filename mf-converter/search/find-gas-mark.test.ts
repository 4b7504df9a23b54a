import { expect, test } from '@jest/globals';
import { find } from './find.ts';

test.each(['gas mark 4', 'Gas Mark 4 in F', 'gas 4', 'what is gas mark 4 in celsius?'])(
  '%s is an oven setting',
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
  ['350 F to gas mark', 'gas mark 4'],
  ['180 °C in gas mark', 'gas mark 4'],
  ['½', undefined],
  ['gas mark ½', 'gas mark 1/2'],
  ['200 celsius to gas', 'gas mark 6'],
])('%s is %s', async (text, reading) => {
  const { answer } = await find(text);
  expect(answer?.kind === 'result' ? answer.reading : undefined).toBe(reading);
});

test.each([
  ['gas mark 12', 'Gas mark 12'],
  ['355 F to gas mark', '355 °F'],
])('%s has no setting, so the guide is offered', async (text, asked) => {
  const { answer, suggestions } = await find(text);
  const message = `${asked} isn’t an oven setting in our guide, which lists gas marks 1/4 to 10 with their temperatures.`;
  expect(answer).toMatchObject({ kind: 'message', message });
  expect(suggestions[0]?.to).toBe('/conversion-guides/kitchen#oven');
});

test.each(['5 gallons of gas in liters', '4 gallons gas'])('%s is still a volume', async (text) => {
  expect((await find(text)).answer).toMatchObject({ kind: 'result', reading: expect.stringContaining('gallons') });
});
