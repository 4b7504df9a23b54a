import { afterEach, beforeEach, expect, test } from '@jest/globals';
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

test('status shows the problems of a site with their advice, and exits with 1', async () => {
  const site = await siteWith({ status: 'degraded', problems: [PAGE_FAILS] });
  expect(await operator.compose('status', '--site', site)).toEqual({
    code: 1,
    output: expect.stringMatching(
      /✗ PAGE_FAILS, since 2026-01-02T03:04:05\.000Z: \/about answers 503: Error: About is broken\.\n +Fix it in a new release\./,
    ),
  });
});

test.each([
  ['that works', { status: 'ok', problems: [API_UNREACHABLE] }, /! API_UNREACHABLE: .*\n +Start the API\./],
  ['that does not list its problems', {}, /does not list its problems/],
  ['with an invalid problem', { status: 'ok', problems: ['odd'] }, /does not list its problems/],
])('status shows the readable problems of a site %s, and exits with 0', async (_what, health, sentence) => {
  const site = await siteWith(health);
  const status = { code: 0, output: expect.stringMatching(sentence) };
  expect(await operator.compose('status', '--site', site)).toEqual(status);
});
