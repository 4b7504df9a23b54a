import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

test('with JavaScript off, pages point to the search page, and the search, the questions, and the values work', async ({
  page,
}) => {
  for (const path of ['/category/length', '/']) {
    await page.goto(path);
    await expect(page.getByText('JavaScript is off. Use the search page'), path).toBeVisible();
    for (const box of await page.getByRole('searchbox').all())
      await expect(box, path).toHaveJSProperty('form.method', 'get');
  }
  const box = page.getByRole('searchbox', { name: 'Type any conversion', exact: true });
  await box.fill('5 oz to ml');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/all-converters\?q=5\+oz\+to\+ml$/);
  await page.getByRole('link', { name: '5 ounces in grams' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 oz ≈ 141.748 g');
  await page.goto('/converter/length/feet-to-meters');
  await page.getByText('How many feet are in a meter?').click();
  await expect(page.getByText('1 meter is 3.28084 feet').first()).toBeVisible();
  await page.getByRole('table').first().getByRole('link', { name: '20', exact: true }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveText('6.096');
  await expect(page.getByRole('img', { name: '20 feet is 6.1 meters' })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('with JavaScript off, buttons that need a script are hidden', async ({ page }) => {
  for (const [path, answered] of [
    ['/', 0],
    ['/converter/length/feet-to-meters', 0],
    ['/all-converters?q=5+ft+3+in+to+cm', 1],
    ['/contact', 1],
  ] as const) {
    await page.goto(path);
    // 'More' opens on hover and focus.
    const buttons = page.getByRole('button').filter({ visible: true, hasNotText: /^More$/ });
    await expect(buttons, path).toHaveCount(answered);
  }
});
