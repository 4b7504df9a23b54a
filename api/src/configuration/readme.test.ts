import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { API_SETTINGS } from './configuration.ts';

test('the README has every setting that is read, and no other', () => {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = /^## Settings\n(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(documented.sort()).toEqual([...API_SETTINGS].sort());
});
