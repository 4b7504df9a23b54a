import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { formatComposition } from '../document/composition-document.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

/** Fields that differ from those of a site that serves the current document. */
const siteOf = (verdict: Partial<SiteStatus> = {}, health: object = {}) =>
  operator.site({ verdict: () => verdict, health: { status: 'ok', problems: [], ...health } });

describe('The status of a page', () => {
  const reported = (details: object, problems: object[] = []) => {
    const { digest } = operator.read().remotes['mf-about'] ?? {};
    return siteOf({}, { problems, remotes: { 'mf-about': { digest, commit: 'abc', ...details } } });
  };
  const OWNER = { team: 'About', contact: 'about@site.example', repository: 'https://git.example/about' };
  const BROKEN = { code: 'PAGE_FAILS', remote: 'mf-about', message: '/about returns 503: No.' };
  const LAST = { lastFailure: { at: '2026-01-01T00:00:00.000Z', reason: 'It was late.' } };

  test('shows its release, owner, commit, and last failure', async () => {
    const about = operator.about();
    const site = await reported({ owner: OWNER, process: LAST });
    const { code, output } = await operator.compose('status', `${site}/about?x`, '--site', site);
    expect([
      code,
      output
        .replace(/\d{4}-[^,\s]+, rev/, 'TIME, rev')
        .trimEnd()
        .split('\n'),
    ]).toEqual([
      0,
      [
        'Page       /about, route /about of revision 1',
        `Release    mf-about 1.0.0, ${about}/release.json`,
        'Since      TIME, revision 1',
        'Commit     abc',
        'Owner      About, about@site.example, https://git.example/about',
        'Failure    2026-01-01T00:00:00.000Z It was late.',
      ],
    ]);
  });

  test('shows current failures, the canary, and the author of a removal', async () => {
    await operator.compose('canary', operator.about('1.1.0'), '50%');
    const fails = await operator.compose('status', '/about', '--site', await reported({}, [BROKEN]));
    expect(fails).toEqual({
      code: 1,
      output: expect.stringMatching(
        /Canary +mf-about 1\.1\.0 for 50% of visitors\nCommit +abc\nOwner +unknown.*\nFailure +\/about returns 503: No\.$/m,
      ),
    });
    await operator.compose('canary', '--abort');
    await operator.compose('remove', 'mf-about', '--reason', 'Not needed');
    expect(await operator.compose('status', '/about')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /route \/about of revision 3\nRemoved +revision 4, .+: Not needed\nRelease +mf-about 1\.0\.0, [^]*\nFailure +none known/,
      ),
    });
    expect((await operator.compose('status', '/nothing')).output).toBe('No revision has a route for /nothing.\n');
  });
});

test("status shows the canary's view counts, and one failing path per line", async () => {
  const rollout = { shows: 'mf-about 1.1.0', state: 'running', canary: { views: 40, failures: 3 } };
  const site = await siteOf(
    {},
    {
      rollout: {
        ...rollout,
        current: { views: 760, failures: 1 },
        decision: 'No decision yet.',
      },
    },
  );
  const { output } = await operator.compose('status', '--site', site);
  expect(output).toMatch(/^mf-about .*\n +\/about$/m);
  expect(output).toContain(
    'Its canary of mf-about 1.1.0 is running: it failed in 3 of 40 views, compared with 1 of 760 without it. No decision yet.\n',
  );
});

test('status reports a hand-edited document and a site that refuses it', async () => {
  const document = operator.read();
  const routes = { ...document.routes, '/more': { remote: 'mf-about', module: './about' } };
  writeFileSync(operator.file, formatComposition({ ...document, routes }));
  const site = await siteOf({ state: 'refused', reason: 'mf-home: no.' });
  const { output } = await operator.compose('status', '--site', site);
  for (const sentence of [/The composition was edited by hand/, /refuses it: mf-home: no\./])
    expect(output).toMatch(sentence);
});
