import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neighborPorts } from './neighbor-ports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'neighbor-ports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addComposition(name: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'composition.json'), '{}');
}

test('lists the ports that have a composition, as numbers in order', async () => {
  for (const name of ['port-5000', 'port-10000', 'port-300', 'port-', 'port-1x', 'other']) addComposition(name);
  mkdirSync(join(folder, 'port-4000'));
  expect(await neighborPorts(join(folder, 'port-3000', 'composition.json'))).toEqual(['300', '5000', '10000']);
});

test('lists none for a composition outside the folders of ports', async () => {
  addComposition('port-5000');
  expect(await neighborPorts(join(folder, 'other', 'composition.json'))).toEqual([]);
  expect(await neighborPorts(join(folder, 'missing', 'port-3000', 'composition.json'))).toEqual([]);
});
