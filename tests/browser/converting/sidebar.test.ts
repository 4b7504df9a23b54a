import { expect, test } from '../visitor.ts';

const finder = 'Find a Converter';

test('the search suggests up to five converters, and a click or Enter opens a suggestion', async ({ page }) => {
  await page.goto('/category/speed');
  const search = page.getByRole('searchbox', { name: finder });
  const found = page.getByRole('search').getByRole('link');
  await search.fill('me');
  await expect(found).toHaveCount(5);
  await search.fill('m');
  await expect(found).toHaveCount(0);
  await search.press('Enter');
  await search.fill('qqqq');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/category\/speed$/);
  await search.fill('hours to min');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hours to Minutes Converter');
  await search.fill('yards to m');
  await found.filter({ hasText: /^Yards to Meters$/ }).click();
  await expect(page).toHaveURL(/\/converter\/length\/yards-to-meters$/);
  await expect(search).toHaveValue('');
  await expect(found).toHaveCount(0);
});
