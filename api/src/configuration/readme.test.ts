import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parseConfiguration } from './configuration.ts';

test('the README has every setting that is read, and no other', () => {
  const read = new Set<string>();
  const spy = new Proxy({}, { get: (_target, name) => void read.add(String(name)) });
  parseConfiguration(spy);
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(documented.sort()).toEqual([...read].sort());
});
