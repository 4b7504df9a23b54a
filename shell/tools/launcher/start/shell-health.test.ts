import { afterEach, expect, jest, test } from '@jest/globals';
import { readShellHealth } from './shell-health.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const read = (status: number, body: object) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
  return readShellHealth('http://shell.test/health/ready');
};

test('the health of a shell tells what is served, and what is missing', async () => {
  const advice = 'Sign it again.';
  const problems = [
    { code: 'KEY_NOT_TRUSTED', message: 'The key is unknown.', advice },
    { code: 'OTHER', message: 'Something else.', advice },
  ];
  expect(await read(200, { away: { 'mf-content': 'It is stopped.' }, problems })).toEqual({
    isReady: true,
    hasDocument: true,
    away: { 'mf-content': 'It is stopped.' },
    untrusted: ['The key is unknown. Sign it again.'],
  });
});

test.each([
  ['refused without a revision', { state: 'refused' }, false],
  ['refused at a revision', { state: 'refused', revision: 2 }, true],
  ['live', { state: 'live', revision: 2 }, true],
])('a composition that is %s', async (_what, verdict, hasDocument) => {
  expect(await read(503, { verdict })).toMatchObject({ isReady: false, hasDocument, away: {}, untrusted: [] });
});

test('a shell that does not answer has no health', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  expect(await readShellHealth('http://shell.test/')).toBeUndefined();
});
