import { expect, test } from '../visitor.ts';

test('each list is closed until the visitor opens it or jumps to it', async ({ page }) => {
  const link = page.locator('section#length a[href="/converter/length/feet-to-meters"]');
  await page.goto('/sitemap');
  await expect(link).toBeHidden();
  await page.getByRole('navigation', { name: 'Converters by category' }).getByRole('link', { name: 'Length' }).click();
  await expect(link).toBeVisible();
});

test('when the lists fail to load, they stay empty until the visitor retries', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  expectProblem(/The site listing could not be fetched/);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The site listing could not be fetched'),
  );
  await page.route('**/api/conversions', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  expect((await logged).text()).toContain('500: no');
  await expect(page.getByText('Loading site content...')).toBeHidden();
  await expect(page.locator('main a[href^="/converter/"], main a[href^="/category/"]')).toHaveCount(0);
  await expect(page.locator('section#main-pages a')).not.toHaveCount(0);
  await page.unroute('**/api/conversions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('section#categories a')).toHaveCount(22);
});
