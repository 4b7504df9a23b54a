import { expect, test } from './faulty-visitor.ts';
import { sampleOf } from '../../support/sample.ts';

test.use({ viewport: { width: 390, height: 844 } });

const FAULTS = ['throws', 'rejects', 'never answers', 'answers with a text', 'answers with nothing', 'load'] as const;

for (const fault of sampleOf(FAULTS, 3)) {
  test(`when the search fails (${fault}), the header’s search finds nothing, closes as usual, and the failure is reported`, async ({
    page,
    fail,
    reports,
  }) => {
    await page.goto('/about-units');
    await fail(fault);
    await page.getByRole('button', { name: 'Search converters' }).click();
    await page.getByRole('searchbox', { name: 'Find a converter' }).fill('feet to meters');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('#header-search')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({ remote: 'mf-converter', kind: fault === 'load' ? 'load' : 'event' });

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#header-menu')).toBeVisible();
  });
}

test('only suggestions that link to a page on the site are shown', async ({ page, fail, reports }) => {
  await page.goto('/about-units');
  await fail('answers with odd entries');
  await page.getByRole('button', { name: 'Search converters' }).click();
  await page.getByRole('searchbox', { name: 'Find a converter' }).fill('feet');
  await expect(page.locator('#header-search').getByRole('listitem').getByRole('link')).toHaveText(['Length']);
  await expect.poll(() => reports.length).toBe(1);
});

test('a search that works again is used right away', async ({ page, fail }) => {
  await page.goto('/about-units');
  await fail('rejects');
  await page.getByRole('button', { name: 'Search converters' }).click();
  const box = page.getByRole('searchbox', { name: 'Find a converter' });
  await box.fill('feet');
  await fail(undefined);
  await box.fill('feet to met');
  await expect(page.locator('#header-search').getByRole('listitem').first()).toContainText('Feet');
});
