import { expect, test } from '@jest/globals';
import { API_ERRORS } from '@site/api-contract';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../..', import.meta.url));
const codes = Object.keys(API_ERRORS);

test('every error in the table is used', () => {
  const sources = readdirSync(join(API, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('openapi'))
    .map((path) => join('src', path))
    .concat('http-server/refusal.ts', 'http-server/framing.ts')
    .map((path) => readFileSync(join(API, path), 'utf8'))
    .join('\n');
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test.each(Object.entries(API_ERRORS))(
  '%s has an error status and a complete sentence',
  (code, { status, sentence }) => {
    expect(code).toMatch(/^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence).toMatch(/^[A-Z].*\.”?$/);
  },
);
