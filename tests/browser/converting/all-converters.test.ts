import { CATEGORY_SLUGS } from '../categories.ts';
import { expect, test } from '../visitor.ts';
import { addresses } from './converter-parts.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/all-converters');
});

test('categories are grouped by first letter, and letters and categories are in alphabetical order', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const letters = await main.locator('section[id^="section-"] h2').allTextContents();
  expect(letters).toEqual(['A', 'D', 'E', 'F', 'L', 'P', 'S', 'T', 'V', 'W']);
  const cards = page.locator('section[id^="section-"] a[href^="/category/"]');
  const all = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(all).toEqual([...CATEGORY_SLUGS].sort().map((slug) => `/category/${slug}`));
});

test('the letters link to their sections', async ({ page }) => {
  const letters = page.getByRole('navigation', { name: 'Categories by letter' });
  expect(await addresses(letters)).toEqual(
    ['A', 'D', 'E', 'F', 'L', 'P', 'S', 'T', 'V', 'W'].map((letter) => `#section-${letter}`),
  );
  await letters.getByRole('link', { name: 'V', exact: true }).click();
  await expect(page).toHaveURL(/#section-V$/);
  await expect(page.locator('#section-V').getByRole('link', { name: 'Volume', exact: true })).toBeInViewport();
});

test('a card lists its category’s popular conversions', async ({ page }) => {
  await page.locator('#section-L').getByRole('link', { name: 'Feet to Meters' }).click();
  await expect(page).toHaveURL(/\/converter\/length\/feet-to-meters$/);
});

test('a card links to its category', async ({ page }) => {
  await page.locator('#section-P').getByRole('link', { name: 'Pressure' }).click();
  await expect(page).toHaveURL(/\/category\/pressure$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pressure Converters');
});

test('the address ?q= shows the search results', async ({ page }) => {
  await page.goto('/all-converters?q=lbs%20to%20kg');
  const results = page.getByRole('region', { name: /^Results for/ });
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/converter\/weight\/pounds-to-kg$/);
  await page.goBack();
  await expect(results).toBeVisible();
});
