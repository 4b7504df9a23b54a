import { expect, test } from '../visitor.ts';

// A service worker stays registered in its context, so other tests must not use the same context.
test.use({ serviceWorkers: 'allow', reuseContext: false });

test('the privacy policy lists everything that the site stores on the device, and the site sets no cookies', async ({
  page,
  context,
}) => {
  await page.goto('/converter/length/feet-to-meters');
  await page.getByText('Exact value, rounding, and pin').click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await page.getByLabel('From', { exact: true }).fill('5 ft 3 in');
  await page.getByLabel('Round results').selectOption('As fractions for inches, cups, and spoons');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-conversions'))).toContain('5 ft 3 in');
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: /colors/ }).click();
  await page.goto('/privacy-policy');
  expect(await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)])).toEqual([
    ['pinned-conversions', 'precision', 'recent-conversions', 'theme'],
    ['contact-draft'],
  ]);
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  const kept = page.getByRole('table', { name: 'What the site stores on your device' });
  const stored = [
    'Light or dark colors',
    'How numbers are rounded and written',
    'Recent conversions',
    'pinned ones',
    'Draft of a contact message',
    'Copies of the pages',
  ];
  for (const what of stored) await expect(kept).toContainText(what);
});
