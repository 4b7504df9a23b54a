import type { Page } from '@playwright/test';
import { FAULTS } from '../../support/faulty-server.ts';
import { footerLink, heading } from '../page-parts.ts';
import { expect, onSlowNetwork, test } from './composed-visitor.ts';
import { sampleOf } from '../../support/sample.ts';

test.use({ serviceWorkers: 'allow' });

function watchScripts(page: Page, name: string): () => string[] {
  const origins: string[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().includes(name)) origins.push(new URL(response.url()).origin);
  });
  return () => origins;
}

test.beforeEach(({ expectProblem }) =>
  expectProblem(/Failed to load resource|Failed to find a valid digest|net::ERR_/),
);

for (const fault of sampleOf(FAULTS, 3)) {
  test(`with a remote’s server ${fault}, its pages come from the site, and the operator is notified`, async ({
    page,
    site,
  }) => {
    await onSlowNetwork(page);
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    const [entries, chunks] = [watchScripts(page, '/entry.'), watchScripts(page, '__federation_expose_article')];
    await site.remotes['mf-content'].fail(fault);
    await footerLink(page, 'About Us').click();
    await expect(heading(page)).toHaveText('About Us');
    await footerLink(page, 'Privacy Policy').click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    expect(new Set([...entries(), ...chunks()].slice(-2))).toEqual(new Set([site.origin]));
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
    expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
    await expect
      .poll(
        () =>
          site
            .log()
            .filter(
              ({ remote, kind, report }) =>
                remote === 'mf-content' && kind === 'load' && String(report).includes('could not be loaded'),
            ).length,
      )
      .toBeGreaterThan(0);
  });

  test(`with the server ${fault} in the middle of a visit, the remote’s missing files come from the site`, async ({
    page,
    site,
  }) => {
    await onSlowNetwork(page);
    await page.goto('/about-units');
    const chunks = watchScripts(page, '__federation_expose_');
    await site.remotes['mf-content'].fail(fault);
    await footerLink(page, 'Sitemap').click();
    await expect(heading(page)).toHaveText('Sitemap');
    expect(chunks()).toContain(site.origin);
    expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
  });
}

test('a first page whose remote’s server is unavailable hydrates from the files that the site stores', async ({
  page,
  site,
}) => {
  await site.remotes['mf-converter'].fail('404');
  await page.goto('/converter/length/feet-to-meters');
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
});

test('files loaded from the site are available offline too, under either address', async ({ page, context, site }) => {
  await site.remotes['mf-content'].fail('404');
  await page.goto('/about-us');
  // The cache gets the first page's scripts and all others of its remote.
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('site-2-files')).keys()).map(({ url }) => decodeURIComponent(url)),
    );
  await expect
    .poll(
      async () =>
        (await kept()).filter((url) => url.includes('/_files/sha384-') && url.includes('expose_sitemap')).length,
    )
    .toBe(1);
  await expect.poll(async () => (await kept()).filter((url) => url.includes('/entry.')).length).toBe(3);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/about-us')) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.goto('/about-us');
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
});

test('files of stored releases are immutable, compressed, and open to all sites, and no other files are served', async ({
  site,
}) => {
  const { remotes } = (await (await fetch(`${site.origin}/composition.json`)).json()) as {
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
  // Contains the digests of scripts that load later.
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
    const refused = await fetch(site.origin + path);
    expect([path, refused.status, await refused.text()]).toEqual([path, 404, 'No release of this site has this file.']);
  }
});
