import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

const PAGE_FAILS = {
  code: 'PAGE_FAILS',
  message: '/about answers 503: Error: About is broken.',
  remote: 'mf-about',
  route: '/about',
  since: '2026-01-02T03:04:05.000Z',
  advice: 'Fix it in a new release.',
};
const API_UNREACHABLE = { code: 'API_UNREACHABLE', message: 'The API refuses connections.', advice: 'Start the API.' };

const siteWith = (health: object) => operator.site({ health });

describe('A site whose page answers 503', () => {
  test('is reported by status with a reason and advice, and the command exits with 1', async () => {
    const site = await siteWith({ status: 'degraded', problems: [PAGE_FAILS] });
    const status = await operator.compose('status', '--site', site);
    expect(status.code).toBe(1);
    expect(status.output).toMatch(
      /mf-home +1\.0\.0 +works\n +mf-about +1\.0\.0 +has errors, see below\nIts problems:\n/,
    );
    expect(status.output).toMatch(
      /✗ PAGE_FAILS, since 2026-01-02T03:04:05\.000Z: \/about answers 503: Error: About is broken\.\n +Fix it in a new release\./,
    );
    expect(await operator.composeJson('status', '--site', site)).toMatchObject({
      error: { code: 'PAGE_FAILS' },
      sites: [{ problems: [{ ...PAGE_FAILS, severity: 'error' }] }],
    });
  });

  test.each(['NO_COMPOSITION', 'REMOTE_UNAVAILABLE', 'BREAKER_OPEN', 'PROCESS_KEEPS_ENDING', 'FRAME_UNAVAILABLE'])(
    'is an error with the code %s',
    async (code) => {
      const site = await siteWith({ status: 'degraded', problems: [{ code, message: 'Not good.' }] });
      expect(await operator.composeJson('status', '--site', site)).toMatchObject({ exitCode: 1, error: { code } });
    },
  );
});

test.each([
  [
    'a problem without a remote',
    API_UNREACHABLE,
    /! API_UNREACHABLE: The API refuses connections\.\n +Start the API\./,
  ],
  ['a page that fails only with an unusual query', PAGE_FAILS, /mf-about +1\.0\.0 +has warnings, see below/],
])('of a site that works, %s is a warning', async (_what, problem, sentence) => {
  const site = await siteWith({ status: 'ok', problems: [problem] });
  const warned = { code: 0, output: expect.stringMatching(sentence) };
  expect(await operator.compose('status', '--site', site)).toEqual(warned);
});

test.each([
  ['does not list its problems', {}, /does not list the site's problems/],
  ['lists an invalid problem', { status: 'ok', problems: ['odd'] }, /does not list the site's problems/],
])('of a site that %s, nothing is called well', async (_what, health, sentence) => {
  const site = await siteWith(health);
  const status = await operator.compose('status', '--site', site);
  expect(status).toEqual({ code: 0, output: expect.stringMatching(sentence) });
  expect(status.output).not.toMatch(/\bworks\b/);
});
