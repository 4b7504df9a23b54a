import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neighborPorts } from './neighbor-ports.ts';

test('lists the ports that have a composition, as numbers in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'neighbor-ports-'));
  const listedFor = (path: string) => neighborPorts(join(folder, path, 'composition.json'));
  try {
    for (const name of ['port-5000', 'port-10000', 'port-300', 'port-', 'port-1x', 'other', 'port-4000'])
      mkdirSync(join(folder, name));
    for (const name of ['port-5000', 'port-10000', 'port-300', 'port-', 'port-1x', 'other'])
      writeFileSync(join(folder, name, 'composition.json'), '{}');
    expect(await listedFor('port-3000')).toEqual(['300', '5000', '10000']);
    expect(await listedFor('other')).toEqual([]);
    expect(await listedFor('missing/port-3000')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
