import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

test('with JavaScript off, the whole feet-to-meters page is readable', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await page.getByText('How many feet are in a meter?').click();
  await expect(page.getByText('1 meter is 3.28084 feet').first()).toBeVisible();
});

test('with JavaScript off, a converter says what works without scripts', async ({ page }) => {
  for (const path of ['/', '/category/length']) {
    await page.goto(path);
    await expect(page.getByText('JavaScript is off. Use the search page'), path).toBeVisible();
    for (const box of await page.getByRole('searchbox').all())
      await expect(box, path).toHaveJSProperty('form.method', 'get');
  }
  await page.getByRole('searchbox', { name: 'Find a Converter' }).fill('5 ft to m');
  await page.getByRole('searchbox', { name: 'Find a Converter' }).press('Enter');
  await expect(page.getByText('1.524').first()).toBeVisible();
});

test('with JavaScript off, links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('with JavaScript off, no button appears that needs a script', async ({ page }) => {
  for (const [path, answered] of [
    ['/', 0],
    ['/converter/length/feet-to-meters', 0],
    ['/contact', 1],
  ] as const) {
    await page.goto(path);
    // 'More' opens on hover and focus.
    const buttons = page.getByRole('button').filter({ visible: true, hasNotText: /^More$/ });
    await expect(buttons, path).toHaveCount(answered);
  }
});
