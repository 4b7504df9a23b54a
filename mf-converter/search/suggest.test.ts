import { describe, expect, test } from '@jest/globals';
import { textTable } from '@site/catalog/testing/text-table';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, suggest } from './suggest.ts';

const first = async (text: string) => (await suggest(text))[0]?.to.replace('/converter/', '');

describe('the search', () => {
  test('finds the right converter first', async () => {
    const [[, rows]] = textTable(readFileSync(join(import.meta.dirname, 'suggest.corpus.txt'), 'utf8')) as [
      [string, string[]],
    ];
    expect(rows.length).toBeGreaterThan(30);
    const texts = rows.map((row) => row.split(' => ')[0]!);
    expect(await Promise.all(texts.map(async (text) => `${text} => ${await first(text)}`))).toEqual(rows);
  });

  test('finds only conversions from Celsius for "celsius to"', async () => {
    const found = await suggest('celsius to');
    expect(found).toHaveLength(3);
    for (const { to } of found) expect(to).toMatch(/\/celsius-to-/);
  });

  test.each(['', 'c', 'zzzz', '§$%', '1234', 'foo to bar'])('finds nothing for "%s"', async (text) => {
    expect(await suggest(text)).toEqual([]);
  });

  test('returns an answer to the shell, except for a search without a number', async () => {
    expect(await answer('5 ft in m')).toMatchObject({ kind: 'result', text: '1.524 meters', isExact: true });
    expect(await answer('temperature')).toBeUndefined();
  });

  test('returns at most five suggestions without repeats', async () => {
    const found = await suggest('meter');
    expect(found).toHaveLength(5);
    expect(new Set(found.map(({ to }) => to)).size).toBe(5);
  });
});
