import { expect, test } from '../visitor.ts';

test('a link opens the next page without a reload, and Back shows the previous page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { __same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Units' }).click();
  await expect(page).toHaveURL(/\/about-units$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/About .*\| the product/);
  await expect(page.locator('#main')).toBeFocused();
  await test.step('a link in the table of contents scrolls to its section, which the header does not cover', async () => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Future trends' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Future trends' });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.goBack();
  });
  await test.step('clicking a link twice in a row navigates only once', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about-units$/);
    await page.goBack();
  });
  await expect(page.getByLabel('To', { exact: true })).toHaveText('3.2808');
  expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
});

test('a link to the API opens the API’s response', async ({ page }) => {
  for (const name of ['reference', 'GET /api/units/length']) {
    await page.goto('/developers');
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const pageUrl = await link.getAttribute('href');
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await link.click();
    expect([new URL((await answered).url()).pathname, (await answered).status()]).toEqual([pageUrl, 200]);
  }
});

test('a page is as wide as the window and no wider', async ({ page }) => {
  for (const path of [
    '/',
    '/converter/length/feet-to-meters',
    '/about-units',
    '/contact',
    '/category/length',
    '/all-converters',
    '/bulk-converter?values=5',
    '/conversion-table?to2=in&to3=mi',
    '/worksheet?from=mi&to=km',
    '/embed/length/feet-to-meters',
    '/sitemap',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`)
        .toBe(0);
    }
  }
});
