import { expect, test } from '@jest/globals';
import { REMOTES } from './deployables.ts';
import { portOffsetOf, requirePortOffsets } from './remote-ports.ts';

test('the remotes of the site keep their ports', () => {
  const offsets = REMOTES.map(({ name, portOffset }) => [name, portOffset]);
  expect(Object.fromEntries(offsets)).toMatchObject({ 'mf-converter': 11, 'mf-content': 12, 'mf-contact': 13 });
});

test('a remote without a port offset gets one between 20 and 79 from its name', () => {
  const offsets = Array.from({ length: 100 }, (_, index) => portOffsetOf(`mf-news-${index}`, undefined));
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...offsets)).toBeLessThanOrEqual(79);
  expect(new Set(offsets).size).toBeGreaterThan(30);
});

const NUMBER = 'it must be a whole number from 11 to 79';
test.each([
  [10, NUMBER],
  [80, NUMBER],
  [20.5, NUMBER],
  [14, 'the component review uses it'],
  [11, 'mf-converter uses it, too'],
])('the port offset %d is rejected with the reason and a free offset', (portOffset, reason) => {
  const remotes = [
    { name: 'mf-news', portOffset },
    { name: 'mf-converter', portOffset: 11 },
  ];
  expect(() => requirePortOffsets(remotes)).toThrow(
    `mf-news has the port offset ${portOffset}: ${reason}. Set another in mf-news/package.json: "site": { "portOffset": 12 }.`,
  );
});

test('the port offsets 15 and 79 are valid', () => {
  for (const portOffset of [15, 79]) expect(() => requirePortOffsets([{ name: 'mf-news', portOffset }])).not.toThrow();
});
