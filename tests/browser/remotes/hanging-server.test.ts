import type { Page } from '@playwright/test';
import { compose } from '../../support/compose.ts';
import { deriveInBrowser } from '../../support/release-copy.ts';
import { footerLink, heading } from '../page-parts.ts';
import { expect, onSlowNetwork, test } from './composed-visitor.ts';

// Service worker requests bypass routes.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => onSlowNetwork(page));

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

test('when a remote’s server hangs, a followed link uses the site’s copy while the server is still pending', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|net::ERR_/);
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { __same: true }));
  const remote = site.remotes['mf-content'];
  await remote.fail('hanging');
  const races = await watchRaces(page, remote.origin);
  const before = remote.asked.length;
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  expect(races[0]).toBe(true);
  // After the server loses the race, the page requests nothing else from it.
  expect(remote.asked.slice(before)).toHaveLength(1);
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  expect(remote.asked.slice(before)).toHaveLength(1);
  expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
});

test('when only a remote’s chunks hang, they come from the site as well', async ({ page, site, expectProblem }) => {
  expectProblem(/Failed to load resource|net::ERR_/);
  await page.goto('/');
  const remote = site.remotes['mf-content'];
  await remote.fail('hanging', (url) => url.includes('expose_article'));
  const races = await watchRaces(page, remote.origin);
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  expect(races[0]).toBe(true);
});

test('when the first page’s server hangs, the page starts with the site’s copy', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|net::ERR_/);
  const remote = site.remotes['mf-converter'];
  await remote.fail('hanging');
  const races = await watchRaces(page, remote.origin);
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'commit' });
  await expect.poll(() => races.length).toBeGreaterThan(0);
  expect(races[0]).toBe(true);
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
});

test('a script that arrives after the site’s copy was used doesn’t run a second time', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|net::ERR_/);
  await page.goto('/');
  const remote = site.remotes['mf-content'];
  const late = Promise.withResolvers<void>();
  await page.route(`${remote.origin}/**/entry.*`, async (route) => {
    await late.promise;
    await route.continue();
  });
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
  const arrived = page.waitForResponse((response) => response.url().startsWith(remote.origin));
  late.resolve();
  await (await arrived).finished();
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  expect(await page.evaluate(() => (globalThis as unknown as { __started: string[] }).__started)).toEqual(['entry']);
});

test('an entry that loads and throws shows the failure page without a wait, and the site keeps working', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Broken entry|Failed to load resource|net::ERR_/);
  const broken = deriveInBrowser(
    site.releaseRoot('mf-content'),
    site.releases['mf-content'],
    '8.1.0',
    (file, content) => (file.includes('/entry.') ? `throw new Error('Broken entry');${content}` : content),
  );
  await compose(site.compositionFile, site.addressOf('mf-content', broken));
  // A wait would need a timer, and the clock is paused.
  await page.clock.install();
  await expect
    .poll(async () => (await (await page.request.get('/composition.json')).text()).includes('8.1.0'))
    .toBe(true);
  await page.goto('/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('This page isn’t available right now');
  await footerLink(page, 'Contact Us').click();
  await expect(heading(page)).toHaveText('Contact Us');
});
