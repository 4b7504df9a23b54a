import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import type { RemoteName } from '../support/project.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { sampleOf } from '../support/sample.ts';
import { withSortedStyles } from '../support/sorted-styles.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGES: Readonly<Record<RemoteName, readonly string[]>> = {
  'mf-converter': [
    '/',
    '/category/length',
    '/converter/length/feet-to-meters',
    '/converter/temperature/celsius-to-fahrenheit',
  ],
  'mf-content': ['/about-units', '/privacy-policy'],
  'mf-contact': ['/contact'],
};
const NAMES = Object.keys(PAGES) as RemoteName[];
const ALL = Object.values(PAGES).flat();
const TEXTS: Readonly<Record<RemoteName, { text: string; instead: string }>> = {
  'mf-converter': { text: 'Common Conversions', instead: 'Usual Conversions' },
  'mf-content': { text: 'About Units of Measurement', instead: 'About All Units of Measurement' },
  'mf-contact': { text: 'Send message', instead: 'Send the message' },
};
/** Recompressed soon after rendering, which changes their ETag. Comparisons must not depend on timing. */
const LARGE = ['/category/length', '/about-units'];
const ENCODINGS = ['br', 'gzip', 'identity'];
const SETTINGS = { SITE_URL: 'https://units.test', CDN_MAX_AGE_SECONDS: '60', HSTS: '600' };

let site: ComposedSite;
beforeAll(async () => {
  site = await ComposedSite.start();
  await startShell(SETTINGS);
});
afterAll(() => site?.stop());

async function startShell(settings: Readonly<Record<string, string>>) {
  await site.startShell(settings);
  await site.untilWhole();
}

/** Depend on the order of styles, too. */
const OF_STYLES = ['content-length', 'etag', 'content-security-policy'];
const DECODED: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

/** Omits headers that always change. */
function ask(
  path: string,
  encoding: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(site.origin + path, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const { date: _date, 'x-request-id': _id, ...headers } = response.headers;
      for (const name of OF_STYLES) delete headers[name];
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode,
            headers,
            body: withSortedStyles((DECODED[encoding] ?? DECODED['identity'])?.(body) ?? body),
          }),
        reject,
      );
    });
    call.on('error', reject).end();
  });
}

async function askAll() {
  const answers: Record<string, unknown> = {};
  for (const path of ALL) {
    const isLarge = LARGE.includes(path);
    for (const encoding of isLarge ? ['identity'] : ENCODINGS) {
      const answer = await ask(path, encoding);
      if (isLarge) delete answer.headers.etag;
      answers[`${path} in ${encoding}`] = answer;
    }
  }
  return answers;
}

async function metric(pattern: RegExp): Promise<number> {
  return [...(await site.metrics()).matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
/** Counts only releases in the composition: a switch drops the others. */
const rendered = (remote: RemoteName) =>
  metric(new RegExp(`^shell_render_duration_seconds_count\\{remote="${remote}".*\\} (\\d+)$`, 'gm'));
const renderedByAll = async () =>
  Object.fromEntries(await Promise.all(NAMES.map(async (remote) => [remote, await rendered(remote)] as const)));

async function lookAfter(remote: RemoteName, release: string) {
  await askAll();
  const before = await renderedByAll();
  await compose(site.compositionFile, site.addressOf(remote, release));
  const carried = await askAll();
  const after = await renderedByAll();
  await startShell(SETTINGS);
  return { carried, fresh: await askAll(), before, after };
}

const next = (remote: RemoteName, change = TEXTS[remote], version = '9.0.0') =>
  deriveRelease(site.releaseRoot(remote), site.releases[remote], { version, ...change });

test.each(sampleOf(NAMES, 2))(
  'a new %s release doesn’t rerender other pages, and they stay correct',
  async (remote) => {
    for (const release of [next(remote), site.releases[remote]]) {
      const { carried, fresh, before, after } = await lookAfter(remote, release);
      expect(carried).toEqual(fresh);
      for (const other of NAMES) if (other !== remote) expect(after[other]).toBe(before[other]);
      await waitFor('the previous process to end', async () => (await rendered(remote)) === PAGES[remote].length);
    }
  },
);

test('a changed frame rerenders every page', async () => {
  const { carried, fresh, before, after } = await lookAfter(
    'mf-contact',
    next('mf-contact', { text: 'Contact Us', instead: 'Write to Us' }, '9.1.0'),
  );
  expect(carried).toEqual(fresh);
  for (const other of ['mf-converter', 'mf-content'] as const)
    expect(after[other]).toBe((before[other] ?? 0) + PAGES[other].length);
});

test('pages are carried over through several switches without requests in between', async () => {
  await compose(site.compositionFile, site.addressOf('mf-contact', site.releases['mf-contact']));
  await startShell(SETTINGS);
  await askAll();
  for (const version of ['9.2.0', '9.3.0'])
    await compose(site.compositionFile, site.addressOf('mf-contact', next('mf-contact', TEXTS['mf-contact'], version)));
  const carried = await askAll();
  for (const other of ['mf-converter', 'mf-content'] as const) expect(await rendered(other)).toBe(PAGES[other].length);
  await startShell(SETTINGS);
  expect(carried).toEqual(await askAll());
});

test('prerendered pages are not counted as cache misses', async () => {
  await startShell({ ...SETTINGS, WARM_PAGES: 'on' });
  await waitFor('some pages', async () => (await metric(/^shell_page_cache_entries (\d+)$/gm)) > 5);
  expect(await metric(/^shell_page_cache_misses_total (\d+)$/gm)).toBe(0);
});
