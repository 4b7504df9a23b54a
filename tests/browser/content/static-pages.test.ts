import { readPage } from '../../support/read-page.ts';
import { expect, test } from '../visitor.ts';

const PAGES = [
  ['/conversion-guides', 'Conversion Guides'],
  ['/about-units', 'About Units'],
  ['/about-us', 'About Us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/sitemap', 'Sitemap'],
  ['/contact', 'Contact Us'],
  ['/all-converters', 'All Converters'],
] as const;

test('each page shows its breadcrumb: Home and the page’s name', async ({ page, request }) => {
  for (const [path, name] of PAGES) {
    const { html } = await readPage(request, path);
    const trail = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(
      [...trail.matchAll(/>([^<>/]+)</g)].map(([, label]) => label),
      path,
    ).toEqual(['Home', name]);
  }
  await page.goto('/about-us');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the conversion guides link each category to its page and to one popular converter', async ({ page }) => {
  await page.goto('/conversion-guides');
  await expect(page.getByText('conversion factor').first()).toBeVisible();
  for (const [category, slug] of [
    ['length', 'feet-to-meters'],
    ['weight', 'kg-to-pounds'],
    ['temperature', 'celsius-to-fahrenheit'],
    ['area', 'square-feet-to-square-meters'],
    ['volume', 'liters-to-gallons'],
    ['time', 'hours-to-minutes'],
    ['speed', 'mph-to-kph'],
    ['energy', 'joules-to-calories'],
    ['pressure', 'psi-to-bar'],
    ['data', 'mb-to-gb'],
  ] as const) {
    const section = page.locator(`section#${category}`);
    await expect(section.locator(`a[href="/category/${category}"]`)).toBeVisible();
    await expect(section.locator(`a[href="/converter/${category}/${slug}"]`)).toBeVisible();
  }
});

test('the articles show their date, March 31, 2025', async ({ page }) => {
  for (const path of ['/conversion-guides', '/about-units']) {
    await page.goto(path);
    await expect(page.locator('time[datetime="2025-03-31"]')).toHaveText('March 31, 2025');
  }
});

test('the page about units has a table of the seven base units and a section for each subject', async ({ page }) => {
  await page.goto('/about-units');
  await expect(page.getByRole('table').first().locator('tbody tr')).toHaveCount(7);
  for (const subject of [
    /SI base units/,
    /imperial/i,
    /US customary/,
    /historical/i,
    /standardization/i,
    /metric revolution/i,
    /persist/i,
    /future trends/i,
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  }
});

test('a link in an article’s table of contents scrolls to its section, not under the header', async ({ page }) => {
  await page.goto('/about-units');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Future trends' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Future trends' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('the About Us page covers mission, offer, history since 2025, education, accuracy, and feedback', async ({
  page,
}) => {
  await page.goto('/about-us');
  for (const subject of [/mission/i, /offer/i, /history/i, /educational/i, /accuracy/i, /feedback/i]) {
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  }
  await expect(page.getByText('launched in 2025')).toBeVisible();
});

test('the privacy policy shows its date, covers each subject, and gives a contact address', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('Last updated March 29, 2025')).toBeVisible();
  for (const subject of [
    'Data collected automatically',
    'Cookies',
    'Analytics',
    'Advertising',
    'Third-party links',
    'Children under 13',
    'Changes',
    'Contact',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: subject }).first()).toBeVisible();
  }
  await expect(page.locator('main a[href="mailto:contact@example.com"]').first()).toBeVisible();
});

test('the terms of service have eleven numbered sections and a contact address', async ({ page }) => {
  await page.goto('/terms-of-service');
  const headings = await page.locator('article').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  await expect(page.locator('main a[href="mailto:contact@example.com"]')).toBeVisible();
});
