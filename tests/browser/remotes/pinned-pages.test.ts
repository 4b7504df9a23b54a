import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../support/compose.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { compositionIdOf, footerLink, heading } from '../page-parts.ts';
import { expect, test } from './composed-visitor.ts';

const HEADING = 'About Units of Measurement';
const NEWER = 'There’s a newer version of this site';
const MINUTE_MS = 60_000;

test.use({ serviceWorkers: 'allow' });

const next = (root: string, from: string, version: string) =>
  deriveRelease(root, from, { version, text: HEADING, instead: `${HEADING}, Release ${version}` });

test('an open tab stays on its release, after a switch and after that release is gone from its server', async ({
  page,
  site,
  browser,
  expectProblem,
}) => {
  const root = site.releaseRoot('mf-content');
  const first = next(root, site.releases['mf-content'], '9.1.0');
  const second = next(root, site.releases['mf-content'], '9.2.0');
  await compose(site.compositionFile, site.addressOf('mf-content', first));
  // Disables prefetching, which could load the files too early or miss them twice.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts: string[] = [];
  page.on(
    'response',
    (response) =>
      void (response.ok() && response.url().includes('__federation_expose_') && scripts.push(response.url())),
  );
  await page.goto('/contact');
  const id = await compositionIdOf(page);
  await page.evaluate(() => Object.assign(globalThis, { __same: true }));

  await compose(site.compositionFile, site.addressOf('mf-content', second));
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  rmSync(join(root, first), { recursive: true });
  // The browser logs one 404. Other files of the release then come from the site.
  expectProblem(/9\.1\.0-derived/);
  const missed: string[] = [];
  page.on('requestfailed', (request) => missed.push(request.url()));
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText(`${HEADING}, Release 9.1.0`);
  await footerLink(page, 'Sitemap').click();
  await expect(heading(page)).toHaveText('Sitemap');
  expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
  expect(missed).toEqual([expect.stringContaining('9.1.0-derived')]);
  const ofContent = scripts.filter((url) => /article|sitemap/.test(url));
  expect(ofContent.length).toBe(2);
  expect(ofContent.filter((url) => url.includes('9.2.0'))).toEqual([]);

  await page.reload();
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText(`${HEADING}, Release 9.2.0`);
  expect(await compositionIdOf(page)).not.toBe(id);
  const newcomer = await browser.newPage({ baseURL: site.origin });
  await newcomer.goto('/about-units');
  await expect(heading(newcomer)).toHaveText(`${HEADING}, Release 9.2.0`);
  await newcomer.close();
});

test('a page’s API requests name the page’s composition, after a switch too', async ({ page, site }) => {
  const said: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.origin}/api/`)) said.push(request.headers()['x-composition']);
  });
  await page.goto('/contact');
  const id = await compositionIdOf(page);
  await compose(
    site.compositionFile,
    site.addressOf('mf-content', next(site.releaseRoot('mf-content'), site.releases['mf-content'], '9.3.0')),
  );
  await footerLink(page, 'All Converters').click();
  await page.locator('main a[href^="/category/"], main a[href^="/converter/"]').first().click();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(new Set(said)).toEqual(new Set([id]));
});

test.describe('a tab that was hidden for a long time', () => {
  async function leave(page: Page, minutes: number) {
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.fastForward(minutes * MINUTE_MS);
    await show('visible');
  }

  /** Resolves when the page's idle work has started. */
  async function open(page: Page, path: string) {
    await page.clock.install();
    const asked = { times: 0 };
    page.on('request', (request) => void (asked.times += request.url().endsWith('/composition.json') ? 1 : 0));
    const idle = page.waitForResponse(/\/api\/ga-id$/);
    await page.goto(path);
    await page.clock.runFor(5000);
    await idle;
    return asked;
  }

  test('shows one quiet notice about a newer version, keeps the typed text, and reloads only on request', async ({
    page,
    site,
  }) => {
    const asked = await open(page, '/contact');
    await page.getByLabel('Subject').fill('Before');
    const notice = page.getByText(NEWER, { exact: true });
    await leave(page, 31);
    await expect.poll(() => asked.times).toBe(1);
    await expect(notice).toHaveCount(0);

    await compose(
      site.compositionFile,
      site.addressOf('mf-content', next(site.releaseRoot('mf-content'), site.releases['mf-content'], '9.4.0')),
    );
    await leave(page, 29);
    await page.clock.runFor(1000);
    expect(asked.times).toBe(1);
    await expect(notice).toHaveCount(0);

    await leave(page, 31);
    await expect(notice).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Before');
    await expect(page.getByLabel('Subject')).toBeFocused();

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await leave(page, 31);
    await expect.poll(() => asked.times).toBe(3);
    await expect(notice).toHaveCount(0);
    expect(await page.getByLabel('Subject').inputValue()).toBe('Before');
  });

  test('loads the newer version with the button', async ({ page, site }) => {
    await open(page, '/about-units');
    await compose(
      site.compositionFile,
      site.addressOf('mf-content', next(site.releaseRoot('mf-content'), site.releases['mf-content'], '9.5.0')),
    );
    await leave(page, 40);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page)).toHaveText(`${HEADING}, Release 9.5.0`);
  });

  test('shows nothing when the site can’t be reached', async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    await page.route('**/composition.json', (route) => route.fulfill({ status: 502, body: 'A proxy' }));
    const asked = await open(page, '/about-units');
    await leave(page, 40);
    await expect.poll(() => asked.times).toBe(1);
    await page.clock.runFor(10_000);
    await expect(page.getByText(NEWER, { exact: true })).toHaveCount(0);
  });

  test('a tab left open for a working day checks for a newer version too', async ({ page, site }) => {
    await open(page, '/about-units');
    await compose(
      site.compositionFile,
      site.addressOf('mf-content', next(site.releaseRoot('mf-content'), site.releases['mf-content'], '9.6.0')),
    );
    await page.clock.fastForward(5 * 60 * MINUTE_MS);
    await expect(page.getByText(NEWER, { exact: true })).toHaveCount(0);
    await page.clock.fastForward(2 * 60 * MINUTE_MS);
    await expect(page.getByText(NEWER, { exact: true })).toBeVisible();
  });
});
