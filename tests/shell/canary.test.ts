import { beforeAll, expect, test } from '@jest/globals';
import { copyFileSync, readFileSync } from 'node:fs';
import { compose, runCompose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/about-units';
const HEADING = 'About Units of Measurement';
const CANARY_HEADING = 'About All Units of Measurement';
const FAILS_AT_TIMES =
  'globalThis.views = (globalThis.views ?? 0) + 1; if (globalThis.views % 3 === 0) throw new Error("at times");';

let site: ComposedSite;
let canary: string;

beforeAll(async () => {
  site = await sharedSite();
  const root = site.releaseRoot('mf-content');
  canary = faultyRelease(
    root,
    deriveRelease(root, site.releases['mf-content'], { version: '9.0.0', text: HEADING, instead: CANARY_HEADING }),
    '9.0.0',
    { inLoad: FAILS_AT_TIMES },
  );
});

interface View {
  status: number;
  heading: 'canary' | 'current' | undefined;
  cookies: string[];
  cacheControl: string | null;
}

async function view(path: string, cookie = ''): Promise<View> {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const text = await response.text();
  const currentHeading = text.includes(HEADING) ? 'current' : undefined;
  const heading = text.includes(CANARY_HEADING) ? 'canary' : currentHeading;
  return {
    status: response.status,
    heading,
    cookies: response.headers.getSetCookie(),
    cacheControl: response.headers.get('cache-control'),
  };
}

const document = () =>
  JSON.parse(readFileSync(site.compositionFile, 'utf8')) as {
    revision: number;
    actor: string;
    reason: string;
    rollout?: object;
  };
const rollout = async () => ((await site.health()) as { rollout?: { state: string; reason?: string } }).rollout;

test('the same visitors keep getting the canary, and the site aborts it when it fails more often than the current release', async () => {
  expect(await view(PAGE, 'rollout=left.over')).toMatchObject({
    status: 200,
    heading: 'current',
    cacheControl: 'no-cache',
    cookies: [expect.stringContaining('Max-Age=0')],
  });
  expect((await view(PAGE)).cookies).toEqual([]);
  expect(
    await runCompose(site.compositionFile, 'canary', site.getReleaseUrl('mf-content', canary), '50%'),
  ).toMatchObject({
    code: 0,
  });
  await waitFor('the canary', async () => (await rollout())?.state === 'running');

  const visitors: { cookie: string; arm: View['heading'] }[] = [];
  const hasBoth = () => (['canary', 'current'] as const).every((wanted) => visitors.some(({ arm }) => arm === wanted));
  while (visitors.length < 8 || (!hasBoth() && visitors.length < 60)) {
    const { heading, cookies, cacheControl } = await view(PAGE);
    expect(cookies).toEqual([
      expect.stringMatching(/^rollout=[a-z0-9]+\.[\w-]{4}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(cacheControl).toBe('private, no-cache');
    visitors.push({ cookie: cookies[0]?.split(';')[0] ?? '', arm: heading });
  }
  expect(hasBoth()).toBe(true);
  for (const { cookie, arm } of [...visitors, ...visitors]) {
    expect(await view(PAGE, cookie)).toEqual({
      status: 200,
      heading: arm,
      cookies: [],
      cacheControl: 'private, no-cache',
    });
  }

  const statuses = { canary: new Set<number>(), current: new Set<number>() };
  for (let count = 0; count < 2000 && document().rollout; count += 1) {
    for (const arm of ['canary', 'current'] as const) {
      const { cookie } = visitors.find((visitor) => visitor.arm === arm) ?? { cookie: '' };
      statuses[arm].add((await view(`${PAGE}?fault`, cookie)).status);
    }
  }
  expect([...statuses.current]).toEqual([200]);
  expect([...statuses.canary].sort()).toEqual([200, 503]);
  expect(document()).toMatchObject({
    actor: 'site',
    reason: expect.stringMatching(
      /^The canary of mf-content 9\.0\.0 failed in \d+ of \d+ views \([\d.]+%\), compared with 0 of \d+ views \(0\.0%\) without it, and was aborted$/,
    ),
  });
  await waitFor('the log to say so', async () =>
    site.log().some(({ level, msg }) => level === 50 && msg === `${document().reason}.`),
  );

  await waitFor('the revision without it', async () => (await site.health()).revision === document().revision);
  for (const { cookie } of visitors) {
    expect(await view(PAGE, cookie)).toMatchObject({
      status: 200,
      heading: 'current',
      cacheControl: 'no-cache',
      cookies: [expect.stringMatching(/^rollout=; .*Max-Age=0/)],
    });
  }
  expect(await rollout()).toBeUndefined();
});

test('a canary whose release fails to start gets no visitors, and health reports the reason', async () => {
  const root = site.releaseRoot('mf-content');
  const broken = faultyRelease(root, site.releases['mf-content'], '9.1.0', { atLoad: 'throw new Error("not today")' });
  const start = ['canary', site.getReleaseUrl('mf-content', broken), '100%'] as const;
  expect(await runCompose(site.compositionFile, ...start)).toEqual({
    code: 1,
    output: expect.stringMatching(/^mf-content does not start: .*not today/),
  });
  // The canary is written to another file first, because no shell checks changes there.
  const elsewhere = `${site.compositionFile}.elsewhere`;
  copyFileSync(site.compositionFile, elsewhere);
  await runCompose(elsewhere, ...start);
  site.writeComposition(readFileSync(elsewhere, 'utf8'));
  const health = await waitFor('the reason', async () => {
    const now = await rollout();
    // On a busy machine, the release is first reported as not loaded yet.
    return now?.state === 'failed' && now.reason?.includes('not today') ? now : undefined;
  });
  expect(health.reason).toMatch(/^mf-content is unavailable: .*not today/);
  expect(await view(PAGE)).toMatchObject({ status: 200, heading: 'current', cookies: [] });
  await compose(site.compositionFile, site.getReleaseUrl('mf-contact', site.releases['mf-contact']));
  expect(await runCompose(site.compositionFile, 'canary', '--abort')).toMatchObject({ code: 0 });
});
