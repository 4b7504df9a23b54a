import { beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalledByNpm } from './installed-by-npm.mjs';

const REACT = { version: '19.0.0', integrity: 'sha512-a' };
const RECORD = 'node_modules/.package-lock.json';
const WANTED = {
  '': { name: 'site' },
  shell: { version: '1.0.0' },
  'node_modules/react': REACT,
  'node_modules/only-for-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/node/bin/node'), '');
  write('package-lock.json', WANTED);
  write(RECORD, { 'node_modules/react': REACT });
});

function write(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

test('an installation is complete without optional packages of other platforms', () => {
  expect(isInstalledByNpm(folder)).toBe(true);
});

test.each<[what: string, damage: () => void]>([
  ['a record, because npm was interrupted', () => rmSync(join(folder, RECORD))],
  ['a package', () => write(RECORD, {})],
  ['the right version', () => write(RECORD, { 'node_modules/react': { ...REACT, version: '18.0.0' } })],
  ['the right file of a version', () => write(RECORD, { 'node_modules/react': { ...REACT, integrity: 'sha512-c' } })],
  ['the program of the package node', () => rmSync(join(folder, 'node_modules/node/bin/node'))],
])('an installation is incomplete without %s', (_what, damage) => {
  damage();
  expect(isInstalledByNpm(folder)).toBe(false);
});
