import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { CONVERTER, footerLink, heading } from '../page-parts.ts';
import {
  AWAY,
  expect,
  expectWorkingConverter,
  isSameDocument,
  markDocument,
  onSlowNetwork,
  ranCorruptedScript,
  test,
  withoutKeptFiles,
} from './composed-visitor.ts';

test.beforeEach(async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|Failed to find a valid digest|net::ERR_/);
  await onSlowNetwork(page);
});

function watchScripts(page: Page, name: string): string[] {
  const origins: string[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().includes(name)) origins.push(new URL(response.url()).origin);
  });
  return origins;
}

test('when a remote’s server fails, the browser loads the remote’s pages from the site', async ({ page, site }) => {
  await test.step('the remote’s server sends corrupted scripts', async () => {
    await page.goto('/');
    await markDocument(page);
    const [entries, chunks] = [watchScripts(page, '/entry.'), watchScripts(page, '__federation_expose_article')];
    await site.remotes['mf-content'].fail('corrupted');
    await footerLink(page, 'About Us').click();
    await expect(heading(page)).toHaveText('About Us');
    await footerLink(page, 'Privacy Policy').click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    expect([entries.at(-1), chunks.at(-1)]).toEqual([site.origin, site.origin]);
    expect(await isSameDocument(page)).toBe(true);
    expect(await ranCorruptedScript(page)).toBe(false);
    const isReported = ({ remote, kind, report }: Record<string, unknown>) =>
      remote === 'mf-content' && kind === 'load' && String(report).includes('could not be loaded');
    await expect.poll(() => site.log().some(isReported)).toBe(true);
    await site.remotes['mf-content'].heal();
  });
  await test.step('the remote’s server stops in the middle of a visit', async () => {
    await page.goto('/about-units');
    const chunks = watchScripts(page, '__federation_expose_');
    await site.remotes['mf-content'].fail('stopped');
    await footerLink(page, 'Sitemap').click();
    await expect(heading(page)).toHaveText('Sitemap');
    expect(chunks).toContain(site.origin);
  });
  await test.step('the server of the first page’s remote returns 404', async () => {
    await site.remotes['mf-converter'].fail('404');
    await page.goto(CONVERTER);
    await expectWorkingConverter(page);
  });
});

test('without a stored copy, the page of a failing server shows an error and retries', async ({ page, site }) => {
  await withoutKeptFiles(page);
  await page.goto('/');
  await markDocument(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.remotes['mf-content'].fail('corrupted');
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText(AWAY);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await ranCorruptedScript(page)).toBe(false);
  await footerLink(page, 'All Converters').click();
  await expect(heading(page)).toHaveText(/All/);
  await page.goBack();
  await expect(heading(page)).toHaveText(AWAY);
  // Otherwise the page could retry automatically before the click.
  const { letCome } = await holdBack(page, `${site.remotes['mf-content'].origin}/**`);
  await site.remotes['mf-content'].heal();
  await page.getByRole('link', { name: 'Try again' }).click();
  letCome();
  await expect(heading(page)).toHaveText('About Us');

  await test.step('the page retries automatically, each time with a new URL, because the cached file may be damaged', async () => {
    await site.remotes['mf-contact'].fail('500');
    await footerLink(page, 'Contact Us').click();
    await expect(heading(page)).toHaveText(AWAY);
    await site.remotes['mf-contact'].heal();
    await expect(heading(page)).toHaveText('Contact Us');
    const entries = asked.filter((url) => url.includes('/entry.'));
    expect(entries.length).toBeGreaterThan(4);
    expect(new Set(entries).size).toBe(entries.length);
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('without a stored copy, a first page with a corrupted script stays readable', async ({ page, site }) => {
  await withoutKeptFiles(page);
  await site.remotes['mf-content'].fail('corrupted');
  await page.goto('/about-units');
  await expect(page.getByText('Part of this page didn’t start')).toBeVisible();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await ranCorruptedScript(page)).toBe(false);
  await site.remotes['mf-content'].heal();
  await expect(page.getByText('Part of this page didn’t start')).toBeHidden();
  await expect(heading(page)).toHaveText('About Units of Measurement');
});

/** Records, for each request of a site copy, whether the script of the hung server was still pending. */
async function watchRaces(page: Page, origin: string): Promise<boolean[]> {
  const races: boolean[] = [];
  await page.route('**/_releases/*/browser/**', async (route) => {
    const count = (server: string) =>
      [...document.scripts].filter(({ src, isConnected }) => isConnected && src.startsWith(server)).length;
    races.push((await page.evaluate(count, origin)) > 0);
    await route.continue();
  });
  return races;
}

test('when a server hangs, the site’s copy of the script runs, and the late original does not', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await markDocument(page);
  const remote = site.remotes['mf-content'];
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(`${remote.origin}/**`, async (route) => {
    asked.push(route.request().url());
    await late.promise;
    await route.continue();
  });
  const races = await watchRaces(page, remote.origin);
  await page.evaluate(() => {
    const started: string[] = [];
    Object.assign(globalThis, { __started: started });
    let container: unknown;
    Object.defineProperty(globalThis, 'mf_content', {
      configurable: true,
      get: () => container,
      set: (value: unknown) => {
        started.push('entry');
        container = value;
      },
    });
  });
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  expect(races[0]).toBe(true);
  const arrived = page.waitForResponse((response) => response.url().startsWith(remote.origin));
  late.resolve();
  await (await arrived).finished();
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  expect(await page.evaluate(() => (globalThis as unknown as { __started: string[] }).__started)).toEqual(['entry']);
  // After a late response, the page requests nothing else from the server.
  expect(asked).toEqual([expect.stringContaining('/entry.')]);
  expect(await isSameDocument(page)).toBe(true);
});

test('when only the chunks of the first page hang, the page starts with the site’s copies', async ({ page, site }) => {
  const remote = site.remotes['mf-converter'];
  await remote.fail('hanging', (url) => url.includes('expose_'));
  const races = await watchRaces(page, remote.origin);
  await page.goto(CONVERTER, { waitUntil: 'commit' });
  await expect.poll(() => races.length).toBeGreaterThan(0);
  expect(races[0]).toBe(true);
  await expectWorkingConverter(page);
});
