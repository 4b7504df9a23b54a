import { expect, test } from '../visitor.ts';

test('what the privacy policy says of this device is what is kept there, and there is no cookie', async ({ page, context }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: /colors/ }).click();
  await page.goto('/privacy-policy');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([['theme'], ['contact-draft']]);
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  const kept = page.getByRole('table', { name: 'What the site keeps on your device' });
  for (const what of ['Light or dark colors', 'Draft of a contact message', 'Copies of the pages']) await expect(kept).toContainText(what);
});
