import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { compose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { alterRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

let site: ComposedSite;
let metricsPort: number;
beforeAll(async () => {
  site = await ComposedSite.start();
  metricsPort = await freePort();
  await site.startShell({ METRICS_PORT: String(metricsPort) });
});
afterAll(() => site?.stop());

interface Answer {
  status: number;
  location: string | undefined;
  cacheControl: string | undefined;
  text: string;
}

/** `fetch` would normalize the path. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ port: new URL(site.origin).port, host: 'localhost', path, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += String(part);
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location,
        cacheControl: response.headers['cache-control'],
        text,
      });
    });
    asked.on('error', reject).end();
  });

const entries = async () =>
  Number(
    /^shell_page_cache_entries (\d+)$/m.exec(
      await (await fetch(`http://localhost:${metricsPort}/metrics`)).text(),
    )?.[1],
  );

/** The remote decides what these mean, and its next release can change that. */
const REMOTE_KNOWS = ['/converter/length/FT-to-M'];

describe('each page has one URL', () => {
  test.each([
    ['/About-Us', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/about-us//', '/about-us'],
    ['//about-us', '/about-us'],
    ['/./about-us', '/about-us'],
    ['/x/../about-us', '/about-us'],
    ['/%61bout-us', '/about-us'],
    ['/about%2Dus?a=B', '/about-us?a=B'],
    ['/all-converters?q=%00feet%1B', '/all-converters?q=feet'],
    ['/CATEGORY/Length', '/category/length'],
    ['/Converter/Length/FEET-to-meters', '/converter/length/feet-to-meters'],
    ['/converter/length/FT-to-M', '/converter/length/feet-to-meters'],
  ])('%s redirects to %s', async (spelling, address) => {
    expect(await ask(spelling)).toMatchObject({
      status: 301,
      location: address,
      cacheControl: REMOTE_KNOWS.includes(spelling) ? 'no-cache' : 'public, max-age=3600',
    });
    expect((await ask(address.split('?')[0] ?? '')).status).toBe(200);
  });

  test('and one cache entry, however often and in any spelling it is requested', async () => {
    await ask('/terms-of-service');
    const before = await entries();
    for (let index = 0; index < 64; index += 1) {
      const spelling = [...'/terms-of-service']
        .map((letter, at) => ((index >> (at % 6)) & 1 ? letter.toUpperCase() : letter))
        .join('');
      await ask(spelling, { host: ['localhost', 'LOCALHOST'][index % 2] + `:${new URL(site.origin).port}` });
    }
    expect(await entries()).toBe(before);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/%2F%2Fevil.example/',
    '/about-us//evil.example',
  ])('%s doesn’t redirect to another site', async (path) => {
    const { status, location } = await ask(path);
    expect(status).toBe(404);
    expect(location).toBeUndefined();
  });
});

test('nonexistent URLs leave nothing in memory', async () => {
  await ask('/about-us');
  const before = await entries();
  for (let index = 0; index < 30; index += 1) expect((await ask(`/Nowhere-${index}`)).status).toBe(404);
  expect(await entries()).toBe(before);
});

test('host names invented by clients don’t fill the memory', async () => {
  await ask('/about-us');
  const before = await entries();
  for (let index = 0; index < 40; index += 1)
    expect((await ask('/about-us', { host: `invented-${index}.test` })).status).toBe(200);
  expect(await entries()).toBeLessThan(before + 10);
});

describe('a file without a hash in its name', () => {
  beforeAll(() => waitFor('the sitemap', async () => (await fetch(`${site.origin}/sitemap.xml`)).ok));

  test.each([
    '/favicon.svg',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/opensearch.xml',
    '/llms.txt',
    '/service-worker.js',
    '/composition.json',
    '/robots.txt',
    '/sitemap.xml',
    '/social/length.png',
    '/about-us',
  ])('has a validator: %s', async (path) => {
    const first = await fetch(site.origin + path);
    const etag = first.headers.get('etag') ?? '';
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^(W\/)?"[^"]+"$/)]);
    expect(first.headers.get('cache-control')).toBeTruthy();
    const length = (await first.arrayBuffer()).byteLength;
    expect(length).toBeGreaterThan(0);
    for (const condition of [etag, `"other", ${etag}`, '*']) {
      const again = await fetch(site.origin + path, { headers: { 'if-none-match': condition } });
      expect([condition, again.status, (await again.arrayBuffer()).byteLength]).toEqual([condition, 304, 0]);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await fetch(site.origin + path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await fetch(site.origin + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
      200,
      etag,
      first.headers.get('content-length'),
    ]);
    const notModified = await fetch(site.origin + path, { method: 'HEAD', headers: { 'if-none-match': etag } });
    // The length of the 200 response, or none (RFC 9110 §8.6).
    expect([notModified.status, notModified.headers.get('content-length')]).toEqual([304, null]);
  });

  test('uses the encoding that the client prefers', async () => {
    const formOf = async (accepted: string) =>
      (await fetch(`${site.origin}/sitemap.xml`, { headers: { 'accept-encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await formOf('gzip;q=1, br;q=0.5')).toBe('gzip');
    expect(await formOf('gzip, br')).toBe('br');
    expect(await formOf('identity')).toBeNull();
  });
});

describe('with another release', () => {
  const use = (release: string) => compose(site.compositionFile, site.addressOf('mf-content', release));
  const root = () => site.releaseRoot('mf-content');
  const sound = () => site.releases['mf-content'];

  test('a redirect is sent in ASCII and not cached: after a rollback the page is back', async () => {
    await use(faultyRelease(root(), sound(), '9.0.0', { inResult: `return { kind: 'redirect', to: '/→?q=é' };` }));
    expect(await ask('/about-us?fault')).toMatchObject({
      status: 301,
      location: '/%E2%86%92?q=%C3%A9',
      cacheControl: 'no-cache',
    });
    await use(sound());
    expect((await ask('/about-us?fault')).status).toBe(200);
  });

  test('an empty file is served', async () => {
    await use(
      alterRelease(root(), sound(), '9.1.0', (folder, { files }) => {
        writeFileSync(join(folder, 'browser/empty.css'), '');
        files['browser/empty.css'] = '';
      }),
    );
    const { remotes } = (await (await fetch(`${site.origin}/composition.json`)).json()) as {
      remotes: Record<string, { kept?: string }>;
    };
    const response = await fetch(`${site.origin}${remotes['mf-content']?.kept}empty.css`);
    expect([response.status, await response.text()]).toEqual([200, '']);
    await use(sound());
  });
});
