import { beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { compose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { getSample } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

let site: ComposedSite;
beforeAll(async () => {
  site = await sharedSite();
});

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

const entries = async () => Number(/^shell_page_cache_entries (\d+)$/m.exec(await site.metrics())?.[1]);

describe('a page URL', () => {
  // The last redirect comes from a remote, and its next release can change the redirect.
  test.each([
    ['/About-Us//', '/about-us', 'public, max-age=3600'],
    ['/x/../%61bout%2Dus?a=B', '/about-us?a=B', 'public, max-age=3600'],
    ['/all-converters?q=%00feet%1B', '/all-converters?q=feet', 'public, max-age=3600'],
    ['/Converter/Length/FEET-to-meters', '/converter/length/feet-to-meters', 'public, max-age=3600'],
    ['/converter/length/FT-to-M', '/converter/length/feet-to-meters', 'no-cache'],
  ])('%s redirects to %s', async (spelling, location, cacheControl) => {
    expect(await ask(spelling)).toMatchObject({ status: 301, location, cacheControl });
    expect((await ask(location.split('?')[0] ?? '')).status).toBe(200);
  });

  test('has one cache entry for all of its spellings, and none if the page does not exist', async () => {
    await ask('/terms-of-service');
    const before = await entries();
    for (let index = 0; index < 64; index += 1) {
      const spelling = [...'/terms-of-service']
        .map((letter, at) => ((index >> (at % 6)) & 1 ? letter.toUpperCase() : letter))
        .join('');
      await ask(spelling, { host: ['localhost', 'LOCALHOST'][index % 2] + `:${new URL(site.origin).port}` });
    }
    for (let index = 0; index < 5; index += 1) expect((await ask(`/Nowhere-${index}`)).status).toBe(404);
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

describe('a URL of any length and any characters', () => {
  const READ = ['/converter/length/feet-to-meters', '/category/length', '/about-units', '/contact'];
  const PATHS = [...READ, '/', '/all-converters', '/converter/length/FT-to-m', '/converter/length/none', '/none'];
  const CHARACTERS = 'a %C3%A9 %F0%9F%98%80 %00 %0A %2F %5C %20 %22%3E %E2%80%AE %ED%A0%80 %ZZ % ..%2F';
  const PIECES = CHARACTERS.split(' ');
  const LENGTHS = [1, 300, 1_900, 2_040, 2_100, 6_000];
  const urls = PATHS.flatMap((path) =>
    PIECES.flatMap((piece) =>
      LENGTHS.flatMap((length) => {
        const long = piece.repeat(Math.ceil(length / piece.length));
        return [
          `${path}?q=${long}`,
          `${path === '/' ? '' : path}/${long}`,
          `${path}${long}`,
          `${path}?${long}&value=${long.slice(0, 50)}`,
        ];
      }),
    ),
  );

  test('does not affect the pages of other visitors', async () => {
    const restarts = async () =>
      Object.values((await site.health()).remotes).map(({ process }) => [process?.restarts, process?.breaker]);
    const before = await restarts();
    const readers = readMeanwhile(site, READ);
    const odd: string[] = [];
    for (const url of getSample(urls, 97)) {
      const { status } = await ask(url);
      if (![200, 301, 400, 404, 414].includes(status)) odd.push(`${status} ${url.slice(0, 100)}`);
    }
    const responses = await readers.stop();
    expect(odd).toEqual([]);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(responses.map(({ path }) => path))).toEqual(new Set(READ));
    expect(await restarts()).toEqual(before);
    const { remotes } = await site.health();
    expect(Object.values(remotes).flatMap(({ process }) => process?.failingPages ?? [])).toEqual([]);
  });

  test.each(['/about-units', '/category/length', '/none'])('is rejected if it is too long: %s', async (path) => {
    expect((await ask(`${path}?q=${'a'.repeat(2_048)}`)).status).toBe(414);
    expect((await ask(`${path}?q=${'a'.repeat(1_900)}`)).status).not.toBe(414);
  });
});

test('the sitemap lists each page once, with the date of its last change', async () => {
  // On a busy machine, a remote may list its pages too late.
  const { text } = await waitFor('the sitemap', async () => {
    const response = await site.get('/sitemap.xml');
    return response.status === 200 && response;
  });
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(new Set(listed).size).toBe(listed.length);
  const paths = ['/', '/all-converters', '/about-units', '/contact', '/category/force'];
  for (const path of [...paths, '/converter/length/feet-to-meters']) expect(listed).toContain(`${site.origin}${path}`);
  expect(listed.filter((url) => url.includes('/converter/')).length).toBeGreaterThan(1200);
  expect(text.match(/<lastmod>/g)).toHaveLength(listed.length);
  expect(text).toMatch(/\/privacy-policy<\/loc>\s*<lastmod>2025-03-29/);
  expect((await site.get('/robots.txt')).text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('a range request with a weak validator gets the whole file', async () => {
  const file = /\/assets\/[\w.-]+\.js/.exec((await site.get('/about-units')).text)?.[0] ?? '';
  const etag = (await fetch(site.origin + file)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\//);
  const getStatus = async (headers: Record<string, string>) =>
    (await fetch(site.origin + file, { headers: { range: 'bytes=0-3', ...headers } })).status;
  expect([await getStatus({}), await getStatus({ 'if-range': etag })]).toEqual([206, 200]);
});

describe('a file without a hash in its name', () => {
  test.each([
    '/favicon.svg',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/composition.json',
    '/robots.txt',
    '/sitemap.xml',
    '/social/length.png',
    '/about-us',
  ])('has an ETag: %s', async (path) => {
    const first = await fetch(site.origin + path);
    const etag = first.headers.get('etag') ?? '';
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^(W\/)?"[^"]+"$/)]);
    expect(first.headers.get('cache-control')).toBeTruthy();
    const length = (await first.arrayBuffer()).byteLength;
    expect(length).toBeGreaterThan(0);
    const again = await fetch(site.origin + path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.headers.get('etag'), (await again.arrayBuffer()).byteLength]).toEqual([304, etag, 0]);
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
});

test('a redirect from a release has a percent-encoded Location and is always revalidated, so a rollback restores the page', async () => {
  const use = (release: string) => compose(site.compositionFile, site.getReleaseUrl('mf-content', release));
  const [root, sound] = [site.releaseRoot('mf-content'), site.releases['mf-content']];
  await use(faultyRelease(root, sound, '9.0.0', { inResult: `return { kind: 'redirect', to: '/→?q=é' };` }));
  expect(await ask('/about-us?fault')).toMatchObject({
    status: 301,
    location: '/%E2%86%92?q=%C3%A9',
    cacheControl: 'no-cache',
  });
  await use(sound);
  expect((await ask('/about-us?fault')).status).toBe(200);
});
