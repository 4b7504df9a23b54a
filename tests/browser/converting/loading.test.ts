import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

/** Until the data loads, the footer must be out of view, so that nothing visible moves when the page appears. */
for (const [name, heading, held, words, shown] of [
  ['All Converters', 'All Converters', '**/api/categories', 'Loading categories', '#section-A'],
  ['Speed', 'Speed Converters', '**/api/units/*', 'Loading conversions', '[href="/converter/speed/mph-to-kph"]'],
  ['Sitemap', 'Sitemap', '**/api/conversions', 'Loading site content...', 'section#length'],
] as const)
  test(`${heading} shows a loading state until its data loads`, async ({ page }) => {
    await page.goto('/about-us');
    const { letCome } = await holdBack(page, held);
    const footer = page.getByRole('contentinfo');
    const status = page.getByRole('status').filter({ hasText: words });
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(status).toHaveCount(1);
    await expect(page.locator(`main ${shown}`)).toHaveCount(0);
    await expect(footer).not.toBeInViewport();
    letCome();
    await expect(page.locator(`main ${shown}`).first()).toBeAttached();
    await expect(status).toHaveCount(0);
  });

test('skeleton rows appear until the questions have loaded, and a loading message appears until the page has loaded', async ({
  page,
}) => {
  const questions = await holdBack(page, '**/api/faqs/*');
  const footer = page.getByRole('contentinfo');
  await page.goto('/contact');
  await footer.getByRole('link', { name: 'Speed', exact: true }).click();
  await page.getByRole('link', { name: 'Knots to Miles per Hour' }).first().click();
  const block = page.getByRole('region', { name: 'Frequently Asked Questions' });
  const status = page.getByRole('status').filter({ hasText: 'Loading questions' });
  await expect(status).toHaveCount(1);
  await expect(block.locator('[aria-hidden="true"] > span')).toHaveCount(3);
  await expect(block.locator('summary')).toHaveCount(0);
  questions.letCome();
  expect(await block.locator('summary').first().innerText()).toMatch(/\?$/);
  await expect(status).toHaveCount(0);
  const code = await holdBack(page, /\/browser\//);
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('Loading the page')).toBeAttached();
  await expect(footer).not.toBeInViewport();
  code.letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});
