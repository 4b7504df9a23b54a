import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const CONVERTER = '/converter/length/feet-to-meters';

test.use({ serviceWorkers: 'allow' });

async function isKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path), {
      message: `${path} to be kept`,
    })
    .toBe(true);
}

/** The worker caches this document last. */
const siteIsKept = (page: Page) => isKept(page, '/_offline');

test('a converter that was open works offline, and so do others of its kind', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto(CONVERTER);
  await isKept(page, CONVERTER);
  await siteIsKept(page);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);

  await page.goto(CONVERTER);
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();

  await page.locator('main a[href^="/converter/length/meters-to-feet"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters to Feet Converter');
});

test('a page reached by in-site navigation opens again offline', async ({ page, context }) => {
  await page.goto('/');
  await isKept(page, '/');
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await isKept(page, '/about-us');
  await siteIsKept(page);
  await context.setOffline(true);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.getByRole('complementary', { name: 'About this view' })).toContainText('You’re offline');
});

test('on a first visit, and from a page of one remote, links open the pages of every remote offline', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto('/about-units');
  await siteIsKept(page);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);
  for (const [link, heading] of [
    ['Speed', 'Speed Converters'],
    ['Contact Us', 'Contact Us'],
    ['All Converters', 'All Converters'],
    ['About Us', 'About Us'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the offline banner disappears when the network is back, also before the scripts ran', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto('/about-us');
  await siteIsKept(page);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);
  const banner = page.getByRole('complementary', { name: 'About this view' });
  for (const waitUntil of ['commit', 'networkidle'] as const) {
    await page.goto('/category/speed', { waitUntil });
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
  }
});

test('after any page was open, every converter and category works offline, by address and by link', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto('/about-us');
  await siteIsKept(page);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);

  await page.goto('/converter/volume/cups-to-ml?value=2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('to Milliliters Converter');
  await expect(page).toHaveTitle(/to Milliliters/);
  await expect(page.getByRole('complementary', { name: 'About this view' })).toContainText('You’re offline');
  await page.getByLabel('From', { exact: true }).first().fill('4');
  await expect(page.getByText('4 cup = 946.35 mL').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Volume' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volume Converters');
  await expect(page.getByRole('region', { name: 'All volume conversions' }).locator('details')).not.toHaveCount(0);

  await page.goto('/category/weight');
  await page.getByLabel('From', { exact: true }).first().fill('3');
  const table = page.getByRole('region', { name: '3 kg in every unit of weight' });
  await expect(table.getByRole('row', { name: 'Grams (g)' })).toContainText('= 3000');
  await expect(page.getByRole('region', { name: 'All weight conversions' }).getByRole('link').first()).toBeVisible();
  await table.getByRole('link', { name: 'Grams (g)' }).click();
  await expect(page.getByText('3 kg = 3000.00 g').first()).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Find a Converter' });
  await search.fill('hours to min');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hours to Minutes Converter');
});

test('the home page lists earlier and pinned conversions offline, and adds those converted offline', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto(`${CONVERTER}?value=5`);
  await page.getByLabel('From', { exact: true }).first().fill('7');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-conversions'))).toContain('7');
  await siteIsKept(page);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);

  await page.goto('/converter/weight/kg-to-pounds');
  await page.getByLabel('From', { exact: true }).first().fill('80');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-conversions'))).toContain('80');
  await page.goto('/');
  const yours = page.getByRole('region', { name: 'Your conversions' });
  await expect(yours.getByRole('link', { name: /^80 kg/ })).toBeVisible();
  await expect(yours.getByRole('link', { name: /^7 / })).toBeVisible();
  await yours.getByRole('link', { name: 'Feet to Meters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
});

test('offline storage is bounded', async ({ page }) => {
  await page.goto('/terms-of-service');
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
});

test('for a visitor who saves data, a page that was never opened shows an offline message in the site’s frame', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(CONVERTER);
  await isKept(page, '/offline');
  // The page is cached during installation. Until installation ends, the worker does not handle requests.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/terms-of-service', { waitUntil: 'commit' }); // the offline page needs no scripts
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});

async function evict(page: Page, isEvicted: 'every second' | 'all scripts' | 'all') {
  await page.evaluate(async (which) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      const gone = keys.filter(({ url }, index) => {
        if (which === 'every second') return index % 2 === 0;
        return which === 'all' || url.includes('.js');
      });
      for (const key of gone) await cache.delete(key);
    }
  }, isEvicted);
}

for (const which of ['every second', 'all scripts', 'all'] as const) {
  test(`after the browser evicts ${which} of the offline files, a page says that it is offline, and works again with a network`, async ({
    page,
    context,
    expectProblem,
  }) => {
    await page.goto(CONVERTER);
    await siteIsKept(page);
    await evict(page, which);
    await context.setOffline(true);
    expectProblem(/Failed to load resource|net::ERR_|status of 503/);
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect(page).toHaveTitle(/^You’re offline/);

    await context.setOffline(false);
    await page.getByRole('link', { name: /try again/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await siteIsKept(page);
  });
}

test('the offline page needs no scripts', async ({ page }) => {
  const html = await (await page.request.get('/offline')).text();
  expect(html.replace(/<script.*?<\/script>/gs, '')).toMatch(/<h1[^>]*>You’re offline/);
});

test('with a network, documents come from the network and not from the offline storage', async ({ page }) => {
  await page.goto(CONVERTER);
  await isKept(page, CONVERTER);
  await page.evaluate(async (path) => {
    const cache = await caches.open('site-2-pages');
    await cache.put(path, new Response('<h1>An old page</h1>', { headers: { 'content-type': 'text/html' } }));
  }, CONVERTER);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
});

test('files stored by an earlier version are cleared', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => caches.open('site-0-pages'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('site-0-pages');
});
