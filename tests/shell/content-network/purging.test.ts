import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CachingNetwork } from '../../support/caching-network.ts';
import { compose, runCompose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { FaultyServer } from '../../support/faulty-server.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { PREVIEW_KEY } from '../../support/shared-site.ts';
import { waitFor } from '../../support/wait-for.ts';

const PAGE = '/about-units';
const OTHER_PAGE = '/converter/length/feet-to-meters';
const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';

let network: CachingNetwork;
let site: ComposedSite;
let api: FaultyServer;
let next: string;
let settings: Record<string, string>;
beforeAll(async () => {
  process.env['PREVIEW_KEY'] = PREVIEW_KEY; // Also read by the operator's command.
  [network, site] = await Promise.all([CachingNetwork.start(), ComposedSite.start()]);
  next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  api = await FaultyServer.start(site.apiOrigin);
  settings = {
    API_URL: api.origin,
    SITE_URL: network.origin,
    CDN_MAX_AGE_SECONDS: '3600',
    PURGE_URL: network.purgeUrl,
    PURGE_HEADER: 'Authorization: Bearer of-the-network',
    PURGE_AGAIN_SECONDS: '1',
    STATE_DIR: mkdtempSync(join(site.folder, 'state-')),
    METRICS_PORT: String(await freePort()),
  };
  await start();
});
afterAll(async () => {
  delete process.env['PREVIEW_KEY'];
  await site?.stop();
  await Promise.all([network?.stop(), api?.stop()]);
});

async function start(changes: Record<string, string> = {}) {
  await site.startShell({ ...settings, ...changes });
  await site.untilWhole();
  network.target = site.origin;
}

async function view(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(network.origin + path, { headers, redirect: 'manual' });
  const text = await response.text();
  const firstHeading = text.includes(HEADING) ? 'first' : undefined;
  return {
    heading: text.includes(NEXT_HEADING) ? 'next' : firstHeading,
    siteName: /<\/svg>([^<]*)<\/a><\/div><nav aria-label="Main"/.exec(text)?.[1],
    status: response.status,
    cache: response.headers.get('x-cache'),
    headers: response.headers,
  };
}
const metrics = async () => (await fetch(`http://localhost:${settings['METRICS_PORT']}/metrics`)).text();
const arePurged = () => waitFor('all purges to be done', async () => /^shell_purges_pending 0$/m.test(await metrics()));
async function keptBy(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  const own = (name: string) => response.headers.get(name);
  return {
    allowed: own('cdn-cache-control') ?? own('surrogate-control'),
    tags: own('cache-tag') ?? own('surrogate-key'),
    cacheControl: own('cache-control'),
  };
}
const NOTHING = { allowed: null, tags: null };

test('a CDN caches a page under tags for its composition, revision, remote, and release, and browsers revalidate it', async () => {
  const first = await view(PAGE);
  expect([first.status, first.cache]).toEqual([200, 'miss']);
  expect((await view(PAGE)).cache).toBe('hit');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('surrogate-control')).toBe('max-age=3600');
  const tags = (first.headers.get('cache-tag') ?? '').split(',');
  const { revision } = await site.health();
  expect(tags).toEqual([
    'pages',
    `composition-${first.headers.get('x-composition')}`,
    `revision-${revision}`,
    'remote-mf-content',
    expect.stringMatching(/^release-mf-content-\d+\.\d+\.\d+$/),
  ]);
  expect(first.headers.get('surrogate-key')).toBe(tags.join(' '));
});

describe('no CDN caches what belongs to one visitor or is temporary:', () => {
  test('a preview, and the link to it', async () => {
    const { output, code } = await runCompose(
      site.compositionFile,
      'link',
      '--composition',
      '1',
      '--site',
      site.origin,
    );
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('composition=') });
    const link = new URL(/https?:\/\/\S+composition=\S+/.exec(output)?.[0] ?? '');
    expect(await keptBy(`${PAGE}?${link.searchParams}`)).toEqual({ ...NOTHING, cacheControl: 'private, no-store' });
    const cookie = `composition=${link.searchParams.get('composition')}`;
    expect(await keptBy(PAGE, { cookie })).toEqual({ ...NOTHING, cacheControl: 'private, no-store' });
  });

  test('any page during a canary, which purges earlier copies, and the response that removes a leftover canary cookie', async () => {
    await view(PAGE);
    expect(await runCompose(site.compositionFile, 'canary', site.addressOf('mf-content', next), '50%')).toMatchObject({
      code: 0,
    });
    await waitFor(
      'the canary',
      async () => ((await site.health()) as { rollout?: { state: string } }).rollout?.state === 'running',
    );
    await arePurged();
    for (let visitor = 0; visitor < 6; visitor += 1)
      expect(await keptBy(PAGE)).toEqual({ ...NOTHING, cacheControl: 'private, no-cache' });
    const cookies = new Set(
      await Promise.all(Array.from({ length: 12 }, async () => (await view(PAGE)).headers.get('set-cookie'))),
    );
    expect(cookies.size).toBe(12);
    expect(await runCompose(site.compositionFile, 'canary', '--abort', '--reason', 'A test')).toMatchObject({
      code: 0,
    });
    const { allowed } = await keptBy(PAGE);
    expect(allowed).toBe('max-age=3600');
    expect(await keptBy(PAGE, { cookie: 'rollout=left.over' })).toMatchObject(NOTHING);
  });

  test.each([
    ['a nonexistent page', '/nowhere'],
    ['a page with an uncached query', `${PAGE}?visit=1`],
    ['the API', '/api/categories'],
    ['health', '/health/ready'],
  ])('%s', async (_what, path) => {
    expect(await keptBy(path)).toMatchObject(NOTHING);
  });

  test('a page made without the API', async () => {
    await api.fail('stopped');
    expect(await keptBy('/converter/length/miles-to-yards')).toEqual({ ...NOTHING, cacheControl: 'no-cache' });
    await api.heal();
  });
});

test('after a switch, no page of the previous composition is served, even with constant traffic', async () => {
  // Links that are late at the start purge all pages, too.
  await arePurged();
  const before = network.purged.length;
  await Promise.all([view(PAGE), view(OTHER_PAGE)]);
  let isReading = true;
  const visitors = [PAGE, OTHER_PAGE, PAGE].map(async (path) => {
    while (isReading) await view(path);
  });
  await compose(site.compositionFile, site.addressOf('mf-content', next));
  await arePurged();
  isReading = false;
  await Promise.all(visitors);
  const revision = String((await site.health()).revision);
  for (const path of [PAGE, OTHER_PAGE]) expect((await view(path)).headers.get('x-revision')).toBe(revision);
  expect((await view(PAGE)).heading).toBe('next');
  expect((await view(PAGE)).cache).toBe('hit');
  // Immediately, and again for responses that were in flight.
  expect(network.purged.slice(before, before + 2).map(({ tags }) => tags)).toEqual([['pages'], ['pages']]);
  expect(new Set(network.purged.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer of-the-network']));
});

test('a CDN that rejects a purge is retried until it succeeds, and the log and metrics report it', async () => {
  network.refusesPurges = true;
  await compose(site.compositionFile, site.addressOf('mf-content', site.releases['mf-content']));
  await waitFor(
    'a second attempt',
    async () => Number(/^shell_purges_total\{outcome="failed"\} (\d+)$/m.exec(await metrics())?.[1]) >= 2,
  );
  expect(await metrics()).toMatch(/^shell_purges_pending 1$/m);
  expect((await view(PAGE)).heading).toBe('next');
  network.refusesPurges = false;
  await arePurged();
  expect((await view(PAGE)).heading).toBe('first');
  const lines = site.log().filter(({ msg }) => String(msg).includes('did not purge'));
  expect(lines).toEqual([expect.objectContaining({ level: 50, reason: 'it responded with 503' })]);
});

test('the next shell purges pages that the previous one could not purge, and pages made with other settings', async () => {
  const revision = (await site.health()).revision ?? 0;
  network.refusesPurges = true;
  await view(PAGE);
  await compose(site.compositionFile, site.addressOf('mf-content', next));
  await waitFor('a failed attempt', async () => /^shell_purges_pending 1$/m.test(await metrics()));
  const kept = join(settings['STATE_DIR'] ?? '', 'last-known-good.json');
  await waitFor(kept, async () => readFileSync(kept, 'utf8').includes(`"revision": ${revision + 1},`));
  await site.killShell();
  network.refusesPurges = false;
  await start({ SITE_NAME: 'Metric', PICTURES: 'off', PREVIEW_KEY: '', WARM_PAGES: 'on' });
  await arePurged();
  expect(await view(PAGE)).toMatchObject({ heading: 'next', siteName: 'Metric' });
});

test('the settings of that shell turn off pictures and preview links, and turn on prerendered pages', async () => {
  const result = await (await fetch(`${site.origin}/all-converters?q=5+ft+3+in+to+cm`)).text();
  expect(result).toContain(`property="og:image" content="${network.origin}/social/length.png"`);
  expect((await site.get('/social/scales/0,10,30.48,0,5.25/category/length.png')).status).toBe(404);
  const link = await fetch(`${site.origin}/?composition=anything`, { redirect: 'manual' });
  expect([link.status, link.headers.getSetCookie()]).toEqual([200, []]);
  await waitFor(
    'prerendered pages',
    async () => Number(/^shell_page_cache_entries (\d+)$/m.exec(await metrics())?.[1]) > 5,
  );
  const listed = `<loc>${network.origin}/about-units</loc>`;
  await waitFor('the sitemap', async () => (await site.get('/sitemap.xml')).text.includes(listed));
});
