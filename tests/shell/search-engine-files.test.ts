import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ComposedSite } from '../support/composed-site.ts';
import { waitFor } from '../support/wait-for.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';

let site: ComposedSite;
beforeAll(async () => {
  site = await ComposedSite.start();
});
afterAll(() => site?.stop());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('the sitemap lists the public URL of each page once, with the date of its last change', async () => {
  await site.startShell({ SITE_URL: 'https://units.example' });
  await site.untilWhole();
  const { text } = await waitFor('the sitemap', async () => {
    const answer = await site.get('/sitemap.xml');
    return answer.status === 200 && answer;
  });
  const listed = addresses(text);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of [
    '/',
    '/all-converters',
    '/about-units',
    '/contact',
    '/category/force',
    '/converter/length/feet-to-meters',
  ]) {
    expect(listed).toContain(`https://units.example${path}`);
  }
  expect(listed.filter((address) => address.includes('/converter/')).length).toBeGreaterThan(1200);
  expect(text.match(/<lastmod>/g)).toHaveLength(listed.length);
  expect(text).toMatch(/\/privacy-policy<\/loc>\s*<lastmod>2025-03-29/);
  expect((await site.get('/robots.txt')).text).toContain('Sitemap: https://units.example/sitemap.xml');
});

test('a search engine that already has the sitemap gets 304', async () => {
  const first = await fetch(`${site.origin}/sitemap.xml`);
  const again = await fetch(`${site.origin}/sitemap.xml`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('without the API there is no sitemap, rather than one that lacks the converters', async () => {
  await site.startShell({ API_URL: `http://localhost:${await freePort()}` });
  const response = await fetch(`${site.origin}/sitemap.xml`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.text()).not.toContain('<loc>');
});
