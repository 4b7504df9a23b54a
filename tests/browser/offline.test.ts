import type { Page } from '@playwright/test';
import { CONVERTER, footerLink, heading } from './page-parts.ts';
import { expect, test } from './visitor.ts';

// A service worker stays registered in its context, so other tests must not use the same context.
test.use({ serviceWorkers: 'allow', reuseContext: false });

async function isKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path), {
      message: `${path} to be kept`,
    })
    .toBe(true);
}

/** The worker caches this document last. */
const siteIsKept = (page: Page) => isKept(page, '/_offline');

const banner = (page: Page) => page.getByRole('complementary', { name: 'About this view' });

test('after a visit to any page, every page works offline, whether it is opened by its URL or through a link', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto(`${CONVERTER}?value=5`);
  await page.getByLabel('From', { exact: true }).first().fill('7');
  await page.getByText('Exact value, rounding, and pin').click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-conversions'))).toContain('7');
  await footerLink(page, 'About Us').click();
  await isKept(page, '/about-us');
  await siteIsKept(page);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);

  await test.step('a page that the visitor opened before is still available', async () => {
    await page.goto('/about-us');
    await expect(heading(page)).toHaveText('About Us');
    await expect(banner(page)).toContainText('You’re offline');
  });
  await test.step('a converter that the visitor never opened works', async () => {
    await page.goto('/converter/volume/cups-to-ml?value=2');
    await expect(heading(page)).toContainText('to Milliliters Converter');
    await expect(page).toHaveTitle(/to Milliliters/);
    await expect(banner(page)).toContainText('You’re offline');
    await page.getByLabel('From', { exact: true }).first().fill('4');
    await expect(page.getByText('4 cup = 946.35 mL').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Volume' }).click();
    await expect(heading(page)).toHaveText('Volume Converters');
    await expect(page.getByRole('region', { name: 'All volume conversions' }).locator('details')).not.toHaveCount(0);
  });
  await test.step('a category that the visitor never opened and the search work', async () => {
    await page.goto('/category/weight');
    await page.getByLabel('From', { exact: true }).first().fill('3');
    const table = page.getByRole('region', { name: '3 kg in every unit of weight' });
    await expect(table.getByRole('row', { name: 'Grams (g)' })).toContainText('= 3000');
    await table.getByRole('link', { name: 'Grams (g)' }).click();
    await expect(page.getByText('3 kg = 3000.00 g').first()).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Find a Converter' });
    await search.fill('hours to min');
    await search.press('Enter');
    await expect(heading(page)).toHaveText('Hours to Minutes Converter');
  });
  await test.step('pages of the other remotes open', async () => {
    await footerLink(page, 'Contact Us').click();
    await expect(heading(page)).toHaveText('Contact Us');
    await footerLink(page, 'About Units').click();
    await expect(heading(page)).toHaveText('About Units of Measurement');
  });
  await test.step('the visitor’s conversions are still listed', async () => {
    await page.goto('/');
    const yours = page.getByRole('region', { name: 'Your conversions' });
    await expect(yours.getByRole('link', { name: /^3 kg/ }).first()).toBeVisible();
    await yours.getByRole('link', { name: 'Feet to Meters' }).click();
    await expect(heading(page)).toHaveText('Feet to Meters Converter');
  });
  for (const waitUntil of ['commit', 'load'] as const) {
    await test.step(`the offline banner disappears when the network returns after the page’s ${waitUntil} event`, async () => {
      await page.goto('/category/speed', { waitUntil });
      await expect(banner(page)).toBeVisible();
      await context.setOffline(false);
      await expect(banner(page)).toBeHidden();
      await context.setOffline(true);
      await expect(banner(page)).toBeVisible();
    });
  }
});

test('with Data Saver on, a page that the visitor never opened shows an offline message', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(CONVERTER);
  await isKept(page, '/offline');
  // The page is cached during installation. Until installation ends, the worker does not handle requests.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/terms-of-service', { waitUntil: 'commit' }); // The offline page needs no scripts.
  await expect(heading(page)).toHaveText('You’re offline');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Terms of Service');
});

test('offline storage is limited, and is not used while the network works', async ({ page }) => {
  await page.goto(CONVERTER);
  await siteIsKept(page);
  const bytes = await page.evaluate(async () => {
    const responses = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    );
    const sizes = await Promise.all(responses.flat().map(async (response) => (await response.blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
  expect(bytes).toBeLessThan(3_000_000);
  expect(bytes).toBeGreaterThan(500_000);

  await isKept(page, CONVERTER);
  await page.evaluate(async (path) => {
    const cache = await caches.open('site-3-pages');
    await cache.put(path, new Response('<h1>An old page</h1>', { headers: { 'content-type': 'text/html' } }));
  }, CONVERTER);
  await page.goto(CONVERTER);
  await expect(heading(page)).toHaveText('Feet to Meters Converter');
});

test('files stored by an earlier version are cleared', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => caches.open('site-0-pages'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('site-0-pages');
});
