import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const CONVERTER = '/converter/length/feet-to-meters';

/** Resolves when the service worker has kept the page at `path`. */
async function isKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path), { message: `${path} to be kept` })
    .toBe(true);
}

/** Resolves when the scripts of the page's remote have been kept too. */
async function scriptIsKept(page: Page, name: string, times = 1) {
  const kept = () => page.evaluate(async () => (await (await caches.open('site-2-files')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).filter((url) => url.includes(name)).length, { message: `${name} to be kept` }).toBe(times);
}

test('a converter that was open works without a network, and so do others of its kind', async ({ page, context, expectProblem }) => {
  await page.goto(CONVERTER);
  await isKept(page, CONVERTER);
  await scriptIsKept(page, '/entry.');
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);

  await page.goto(CONVERTER);
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();

  await page.locator('main a[href^="/converter/length/meters-to-feet"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters to Feet Converter');
});

test('a page that was reached within the site can be opened again without a network', async ({ page, context }) => {
  await page.goto('/');
  await isKept(page, '/');
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await isKept(page, '/about-us');
  await scriptIsKept(page, 'about_us');
  await scriptIsKept(page, '/entry.', 2);
  await context.setOffline(true);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('a page that was never opened says so in the site’s frame', async ({ page, context }) => {
  await page.goto(CONVERTER);
  await isKept(page, '/offline');
  // It is kept while the service worker is installed: before that has ended, nobody answers without a network.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/terms-of-service', { waitUntil: 'commit' }); // the page that says so needs no scripts
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});

test('with a network, documents come from it and not from what was kept', async ({ page }) => {
  await page.goto(CONVERTER);
  await isKept(page, CONVERTER);
  await page.evaluate(async (path) => {
    const cache = await caches.open('site-2-pages');
    await cache.put(path, new Response('<h1>An old page</h1>', { headers: { 'content-type': 'text/html' } }));
  }, CONVERTER);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
});

test('what an earlier version kept is cleared', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => caches.open('site-0-pages'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('site-0-pages');
});
