import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPOSE_ERRORS } from './compose-error.ts';

const SHELL = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = globSync('{composition,site/server}/**/*.ts', { cwd: SHELL, exclude: ['**/testing/**'] })
  .filter((path) => !path.includes('.test.') && !path.endsWith('/compose-error.ts'))
  .map((path) => ({ path, text: readFileSync(join(SHELL, path), 'utf8') }));

test('errors.md lists exactly the errors of the compose command', () => {
  const rows = readFileSync(join(SHELL, 'docs', 'errors.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+` \| [^\d]/.test(line));
  expect(rows).toEqual(Object.entries(COMPOSE_ERRORS).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`));
});

test('every error of the table is used', () => {
  const unused = Object.keys(COMPOSE_ERRORS).filter((code) => !SOURCES.some(({ text }) => text.includes(`'${code}'`)));
  expect(unused).toEqual([]);
});

test('no expected error of the composition lacks a code', () => {
  const uncoded = SOURCES.filter(({ path, text }) => path.startsWith('composition/') && /throw new Error\(/.test(text));
  expect(uncoded.map(({ path }) => path)).toEqual([]);
});
