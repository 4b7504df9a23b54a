import { CATEGORY_NAMES } from '../categories.ts';
import { expect, test } from '../visitor.ts';

test('the footer describes the site, lists categories, quick links, and guides, and ends with this year’s copyright line', async ({
  page,
}) => {
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('free unit converter');
  await expect(footer.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText(CATEGORY_NAMES);
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'All Converters',
    'About Us',
    'Privacy Policy',
    'Terms of Service',
    'Sitemap',
    'Contact Us',
  ]);
  await expect(footer.getByRole('navigation', { name: 'Read' }).getByRole('link')).toHaveText([
    'Conversion Guides',
    'Kitchen Conversions',
    'Body Height and Weight',
    'Tire Pressures and Sizes',
    'Weather Units',
    'About Units',
    'Developers',
  ]);
  await expect(footer.getByText(/©/)).toContainText(`© ${new Date().getUTCFullYear()} the product`);
});

test('every link in the header and the footer works', async ({ page, request }) => {
  await page.goto('/about-us');
  const paths = await page
    .locator('header a, footer a, nav a')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
  expect(paths.length).toBeGreaterThan(19);
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await request.get(path, { maxRedirects: 0 })).status()]),
  );
  expect(answers).toEqual(paths.map((path) => [path, 200]));
});

test('every navigation scrolls to the top, even one to the same page', async ({ page }) => {
  await page.goto('/about-units');
  for (const [name, path] of [
    ['Terms of Service', '/terms-of-service'],
    ['Terms of Service', '/terms-of-service'],
    ['Contact Us', '/contact'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 800));
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect.poll(() => page.evaluate(() => [location.pathname, scrollY])).toEqual([path, 0]);
  }
});
