import { describe, expect, test } from '@jest/globals';
import { REMOTES } from './deployables.ts';
import { portOffsetOf, requirePortOffsets } from './remote-ports.ts';

test('the remotes of the site keep their ports', () => {
  expect(REMOTES.map(({ name, portOffset }) => [name, portOffset])).toEqual(
    expect.arrayContaining([
      ['mf-converter', 11],
      ['mf-content', 12],
      ['mf-contact', 13],
    ]),
  );
});

describe('A remote without a port offset', () => {
  test('gets an offset between 20 and 79 from its name', () => {
    const names = Array.from({ length: 100 }, (_, index) => `mf-news-${index}`);
    const offsets = names.map((name) => portOffsetOf(name, undefined));
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...offsets)).toBeLessThanOrEqual(79);
    expect(new Set(offsets).size).toBeGreaterThan(30);
    for (const portOffset of offsets) expect(() => requirePortOffsets([{ name: 'mf-news', portOffset }])).not.toThrow();
  });
});

describe('An invalid port offset', () => {
  test.each([
    [10, 'it must be a whole number from 11 to 79'],
    [80, 'it must be a whole number from 11 to 79'],
    [20.5, 'it must be a whole number from 11 to 79'],
    [14, 'the component review uses it'],
    [11, 'mf-converter uses it, too'],
  ])('is rejected with the reason and a free offset: %d', (portOffset, reason) => {
    const remotes = [
      { name: 'mf-news', portOffset },
      { name: 'mf-converter', portOffset: 11 },
    ];
    expect(() => requirePortOffsets(remotes)).toThrow(
      `mf-news has the port offset ${portOffset}: ${reason}. Set another in mf-news/package.json: "site": { "portOffset": 12 }.`,
    );
  });
});
