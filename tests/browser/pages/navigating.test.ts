import { holdBack } from '../hold-back.ts';
import { hydrated } from '../hydrated.ts';
import { expect, test } from '../visitor.ts';
import { oneWidth } from './one-width.ts';

test.use({ serviceWorkers: 'allow' });

test('an in-page link opens the next page without a full reload, scrolled to the top', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await page.evaluate(() => Object.assign(globalThis, { __same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
  await expect(page).toHaveTitle(/About .*\| the product/);
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('while a page is loading', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, status, held] of [
    ['About Us', 'Loading the page', /\/browser\//],
    ['Sitemap', 'Loading site content...', /\/api\/conversions$/],
  ] as const) {
    test(`to ${name}, the footer is out of view, and nothing visible shifts when the page arrives`, async ({
      page,
    }) => {
      await page.goto('/converter/length/feet-to-meters');
      await hydrated(page);
      const { letCome } = await holdBack(page, held);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name }).click();
      await expect(page.getByText(status)).toBeAttached();
      await expect(footer).not.toBeInViewport();
      letCome();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  }
});

test('Back shows the previous page', oneWidth(0), async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('To', { exact: true })).toHaveText('3.2808');
});

test('clicking a link twice in a row is one navigation, and one step Back undoes it', oneWidth(1), async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('To', { exact: true })).toHaveText('3.2808');
});

test(
  'the slug of a nonexistent conversion is logged to the browser’s console too',
  oneWidth(0),
  async ({ page, expectProblem }) => {
    expectProblem(/status of 404/);
    const warned = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes('"feet-to-nothing"'),
    );
    await page.goto('/converter/length/feet-to-nothing');
    await warned;
    await expect(page.getByRole('heading', { name: 'Conversion Not Found' })).toBeVisible();
  },
);

test('an unknown address shows a not-found page with links', oneWidth(1), async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  const search = page.getByRole('main').getByRole('search');
  await expect(search).toHaveAttribute('action', '/all-converters');
  await expect(search.getByRole('searchbox', { name: 'Find a converter' })).toHaveAttribute('name', 'q');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/all-converters$/);
});

test('the page about units has its text', oneWidth(0), async ({ page }) => {
  await page.goto('/about-units');
  for (const heading of [
    'SI base units',
    'The imperial system',
    'US customary units',
    'Standardization',
    'Future trends',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
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
    '/embed/length/feet-to-meters',
    '/sitemap',
  ]) {
    await page.goto(path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0]);
  }
});
