import { beforeAll, expect, test } from '@jest/globals';
import { catalog } from '../../api/catalog/catalog.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';

const TOOLS = [
  'Bulk Converter',
  'Conversion Table Maker',
  'Worksheets',
  'Five by Eye',
  'Lab Values',
  'Embed a Converter',
  'Cups to Grams',
  'Convert a Recipe to Grams',
  'Size Charts',
];

let site: ComposedSite;
let html: string;
beforeAll(async () => {
  site = await sharedSite();
  html = (await site.get('/about-us')).text;
});

const labelsIn = (part = '') =>
  [...part.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, content = '']) => content.replaceAll(/<[^>]*>/g, ''));
const findPart = (pattern: RegExp) => pattern.exec(html)?.[0];

test('the header lists the main categories, ‘More’ lists all others, and the bottom bar contains shortcuts', () => {
  const names = catalog.categories().map(({ name }) => name);
  expect(names).toHaveLength(22);
  const main = findPart(/<nav aria-label="Main".*?<\/nav>/s);
  expect(labelsIn(/<ul id="header-more".*/s.exec(main ?? '')?.[0])[0]).toBe('Speed');
  expect(labelsIn(findPart(/<header.*?<\/header>/s))).toEqual([
    'the product',
    ...names,
    'All Converters',
    ...TOOLS,
    'Find Converters',
  ]);
  expect(labelsIn(findPart(/<footer.*?<\/footer>/s))).toEqual(
    expect.arrayContaining([...names, 'Contact Us', 'Developers']),
  );
  expect(labelsIn(findPart(/<nav aria-label="Shortcuts".*?<\/nav>/s))).toEqual([
    'Home',
    'Length',
    'Weight',
    'Temp',
    'More',
  ]);
  expect(html).toContain('A free unit converter');
  expect(html).toContain(`© ${new Date().getUTCFullYear()} the product.`);
});

test('every link in the site’s frame works', async () => {
  const frame = html.replace(/<main[\s\S]*<\/main>/, '');
  const paths = [...new Set([...frame.matchAll(/<a\b[^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(30);
  // The requests are sequential, because the site rejects concurrent requests above its limit.
  for (const path of paths) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});

test('the site serves only files of stored releases, as immutable and compressed files that any site can read', async () => {
  const { remotes } = JSON.parse((await site.get('/composition.json')).text) as {
    remotes: Record<string, { base: string; kept: string; entry: string }>;
  };
  const { base = '', kept = '', entry = '' } = remotes['mf-content'] ?? {};
  const response = await fetch(site.origin + kept + entry, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe(await (await fetch(base + entry)).text());
  // The browser reads the digests of later scripts from this file.
  const descriptor = await fetch(site.origin + kept.replace('browser/', 'release.json'));
  expect(descriptor.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await descriptor.text()).toBe(await (await fetch(new URL('../release.json', base))).text());
  const missing = [
    'browser/none.js',
    'node/entry.js',
    'proven.json',
    'browser/',
    'browser/%2e%2e/proven.json',
    'browser/..%2frelease.json',
    'browser/constructor',
  ];
  for (const path of [
    ...missing.map((name) => kept.replace('browser/', name)),
    '/_releases/',
    '/_releases/x',
    `/_releases/sha384-${'0'.repeat(96)}/browser/entry.js`,
  ]) {
    const refused = await site.get(path);
    expect([path, refused]).toEqual([path, { status: 404, text: 'No release of this site has this file.' }]);
  }
});
