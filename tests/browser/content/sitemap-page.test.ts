import type { Page } from '@playwright/test';
import { CATEGORY_NAMES } from '../categories.ts';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

const MAIN_PAGES = [
  'Home',
  'All Converters',
  'Cups to Grams',
  'Convert a Recipe to Grams',
  'Bulk Converter',
  'Conversion Table Maker',
  'Worksheets',
  'Embed a Converter',
  'Conversion Guides',
  'Kitchen Conversions',
  'Body Height and Weight',
  'Tire Pressures and Sizes',
  'Weather Units',
  'Size Charts',
  'Paper Sizes',
  'Wire Gauges',
  'Screws and Drills',
  'Ring Sizes',
  'Shoe Sizes',
  'Clothing Sizes',
  'About Units',
  'About Us',
  'Developers',
  'Contact Us',
  'Privacy Policy',
  'Terms of Service',
];

const goToSitemap = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();

test('the sitemap lists the main pages, the categories, and the converters by category', async ({ page, request }) => {
  await page.goto('/sitemap');
  await expect(page.locator('section#main-pages a')).toHaveText(MAIN_PAGES);
  await expect(page.locator('section#categories a')).toHaveText(CATEGORY_NAMES);
  const conversions = (await (await request.get('/api/conversions')).json()) as unknown[];
  await expect(page.locator('main a[href^="/converter/"]')).toHaveCount(conversions.length);
  await expect(page.locator('section#length a[href="/converter/length/feet-to-meters"]')).toHaveText('Feet to Meters');
  await expect(page.getByText('Loading site content...')).toHaveCount(0);
});

test('the lists are closed until the visitor opens one, jumps to it, or filters', async ({ page }) => {
  await page.goto('/sitemap');
  const link = page.locator('section#length a[href="/converter/length/feet-to-meters"]');
  await expect(link).toBeHidden();
  await page.getByRole('navigation', { name: 'Converters by category' }).getByRole('link', { name: 'Length' }).click();
  await expect(link).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter converters' }).fill('feet meters');
  await expect(page.locator('section#area').getByRole('link')).toHaveText([
    'Square Feet to Square Meters',
    'Square Meters to Square Feet',
  ]);
  await expect(link).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter converters' }).fill('qqq');
  await expect(page.getByText('No converter matches all of these words.')).toBeVisible();
});

test('the sitemap shows ‘Loading site content...’ until the lists load', async ({ page }) => {
  const { letCome } = await holdBack(page, '**/api/conversions');
  await page.goto('/about-us');
  await goToSitemap(page);
  await expect(page.getByText('Loading site content...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  letCome();
  await page.locator('section#length summary').click();
  await expect(page.locator('section#length a[href="/converter/length/feet-to-meters"]')).toBeVisible();
  await expect(page.getByText('Loading site content...')).toBeHidden();
});

test('when the lists fail to load, loading ends, the error is logged, and the lists stay empty until the visitor retries', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  expectProblem(/The site listing could not be fetched/);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The site listing could not be fetched'),
  );
  await page.route('**/api/conversions', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/about-us');
  await goToSitemap(page);
  expect((await logged).text()).toContain('500: no');
  await expect(page.getByText('Loading site content...')).toBeHidden();
  await expect(page.locator('main a[href^="/converter/"], main a[href^="/category/"]')).toHaveCount(0);
  await expect(page.locator('section#main-pages a')).toHaveText(MAIN_PAGES);
  await page.unroute('**/api/conversions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('section#categories a')).toHaveText(CATEGORY_NAMES);
});
