import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SHELL_ERRORS } from './refusal.ts';

test('errors.md lists exactly the errors of the server', () => {
  const rows = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+` \| \d{3} \|/.test(line));
  expect(rows).toEqual(
    Object.entries(SHELL_ERRORS).map(([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`),
  );
});
