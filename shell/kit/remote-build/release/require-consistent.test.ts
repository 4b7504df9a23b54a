import { expect, test } from '@jest/globals';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireConsistent, requireInstalledPackages } from './require-consistent.ts';

const sound = {
  name: 'mf-small',
  version: '1.0.0',
  browser: { manifest: 'browser/a.json', entry: 'browser/a.js', exposes: { './page': [] } },
  node: { entry: 'node/entry.js', exposes: ['./parts/sitemap'] },
  files: { 'browser/a.json': 'sha384-a', 'browser/a.js': 'sha384-a', 'node/entry.js': 'sha384-a' },
  requires: { shellContract: '^2.1.0', api: '^1.0.0' },
  shared: [],
  routes: [{ pattern: '/small', module: './page' }],
  parts: [{ name: 'sitemap', module: './parts/sitemap' }],
} as unknown as ReleaseDescriptor;

test('a release with all that it offers, for the contract that is installed, is consistent', () => {
  expect(() => requireConsistent(sound, '2.4.0')).not.toThrow();
});

test('a route whose module is not exposed is refused, and the message says what to do', () => {
  const routes = [...sound.routes, { pattern: '/other', module: './other' }];
  expect(() => requireConsistent({ ...sound, routes }, '2.4.0')).toThrow(
    /^mf-small 1\.0\.0 cannot be released: it offers \/other and does not expose \.\/other\. Add the module to "exposes"/,
  );
});

test('a range that the installed contract does not satisfy is refused, and the message says what to do', () => {
  const requires = { ...sound.requires, shellContract: '^3.0.0' };
  expect(() => requireConsistent({ ...sound, requires }, '2.4.0')).toThrow(
    /requires version \^3\.0\.0 of the shell's contract, but was built with 2\.4\.0, .*Correct "shellContract"/,
  );
});

test('a React that the site does not provide is refused with the command that installs the right one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const react = join(folder, 'node_modules/react');
  mkdirSync(react, { recursive: true });
  const build = (version: string) => {
    writeFileSync(join(react, 'package.json'), JSON.stringify({ name: 'react', version }));
    requireInstalledPackages({ name: 'mf-small', version: '1.0.0', folder });
  };
  build('19.3.1');
  expect(() => build('18.3.1')).toThrow(
    'react 18.3.1 is installed, and the site provides ^19.0.0. Run npm install react@^19.0.0',
  );
  rmSync(folder, { recursive: true });
});
