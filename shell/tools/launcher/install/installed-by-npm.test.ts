import { beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalledByNpm } from './installed-by-npm.mjs';

const REACT = { version: '19.0.0', integrity: 'sha512-a' };
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
  write('node_modules/.package-lock.json', { 'node_modules/react': REACT });
});

function write(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

describe('what npm has installed', () => {
  test('is complete without optional packages of other platforms', () => {
    expect(isInstalledByNpm(folder)).toBe(true);
  });

  test('is incomplete if npm was interrupted and left no record', () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(isInstalledByNpm(folder)).toBe(false);
  });

  test.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/react': { ...REACT, version: '18.0.0' } }],
    ['another file of the same version', { 'node_modules/react': { ...REACT, integrity: 'sha512-c' } }],
  ])('is incomplete with %s', (_what, packages) => {
    write('node_modules/.package-lock.json', packages);
    expect(isInstalledByNpm(folder)).toBe(false);
  });

  test('is incomplete without the program of the package node', () => {
    rmSync(join(folder, 'node_modules/node/bin/node'));
    expect(isInstalledByNpm(folder)).toBe(false);
  });
});
