import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, REMOTES } from '../../support/project.ts';

/** Maps each required package to a pattern in the code that uses it. */
const GIVEN = {
  '@module-federation/enhanced': /from '@module-federation\/enhanced/,
  webpack: /from 'webpack'/,
  'webpack-cli': /webpack --config|webpack-cli/,
  react: /from 'react'/,
  'react-dom': /from 'react-dom\//,
  'react-router-dom': /from 'react-router-dom'/,
  'swc-loader': /require\.resolve\('swc-loader'\)/,
  '@nestjs/core': /from '@nestjs\/core'/,
  'class-validator': /import \{[^}]+\} from 'class-validator'/,
  'styled-components': /from 'styled-components'/,
  jest: /node_modules\/jest\/|jest\/bin\/jest/,
  playwright: /from '(?:@playwright\/test|playwright(?:-core)?)'/,
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: PROJECT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(PROJECT, file)));
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const manifests = files.filter((file) => /(?:^|\/)package\.json$/.test(file)).map(read);
const sources = files.filter(
  (file) => /(?:\.(?:ts|tsx|mjs)|(?:^|\/)package\.json)$/.test(file) && !file.endsWith('given-packages.test.ts'),
);

function isDeclared(name: string): boolean {
  return manifests.some((text) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<string, Record<string, string>>;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    return names.includes(name) || (name === 'playwright' && names.includes('@playwright/test'));
  });
}

test.each(Object.entries(GIVEN))('%s is declared and used', (name, use) => {
  expect(isDeclared(name)).toBe(true);
  expect(sources.some((file) => use.test(read(file)))).toBe(true);
});

test('the top-level folders are the deployables', () => {
  const folders = new Set(files.filter((file) => /^[^.].*\//.test(file)).map((file) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(['api', ...REMOTES, 'shell', 'tests'].sort());
});
