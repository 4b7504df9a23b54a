import { heading } from '../page-parts.ts';
import { expect, test } from './composed-visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('when the search fails, the header’s search finds nothing and closes, the failure is reported, and it is used again once it works', async ({
  page,
  fail,
  reports,
}) => {
  await page.goto('/about-units');
  await fail('rejects');
  const box = page.getByRole('searchbox', { name: 'Find a converter' });
  await page.getByRole('button', { name: 'Search converters' }).click();
  await box.fill('feet to meters');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('#header-search')).toBeHidden();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ remote: 'mf-converter', kind: 'event' });

  await fail(undefined);
  await page.getByRole('button', { name: 'Search converters' }).click();
  await box.fill('feet to met');
  await expect(page.locator('#header-search').getByRole('listitem').first()).toContainText('Feet');

  await test.step('its module does not load', async () => {
    await fail('load');
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Search converters' }).click();
    await box.fill('feet to meters');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('#header-search')).toBeHidden();
    await expect.poll(() => reports.at(-1)).toMatchObject({ remote: 'mf-converter', kind: 'load' });
  });
});
