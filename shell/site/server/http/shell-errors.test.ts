import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELL_ERRORS } from './shell-errors.ts';

const SHELL = fileURLToPath(new URL('../../..', import.meta.url));
const UNREADABLE = fileURLToPath(import.meta.resolve('@site/http-server/unreadable'));

test('errors.md lists exactly the errors of the server', () => {
  const rows = readFileSync(join(SHELL, 'docs', 'errors.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+` \| \d{3} \|/.test(line));
  expect(rows).toEqual(
    Object.entries(SHELL_ERRORS).map(([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`),
  );
});

test('every error of the table is used', () => {
  const server = join(SHELL, 'site', 'server');
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(server, path))
    .concat(UNREADABLE)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(Object.keys(SHELL_ERRORS).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test.each(Object.entries(SHELL_ERRORS))(
  '%s has a status of an error and a whole sentence',
  (code, { status, sentence }) => {
    expect(code).toMatch(/^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  },
);
