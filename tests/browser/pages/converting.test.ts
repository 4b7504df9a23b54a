import { expect, test } from '../visitor.ts';
import { oneWidth } from './one-width.ts';

const CONVERSIONS: [path: string, typed: string, shown: string][] = [
  ['/converter/length/feet-to-meters', '5', '1.524'],
  ['/converter/length/miles-to-feet', '1', '5280.00'],
  ['/converter/temperature/celsius-to-fahrenheit', '-40', '−40.00'],
  ['/converter/length/inches-to-cm', '1', '2.540'],
];

for (const [place, [path, typed, shown]] of CONVERSIONS.entries()) {
  test(`shows ${shown} immediately when ${typed} is typed on ${path}`, oneWidth(place), async ({ page }) => {
    await page.goto(path);
    await page.getByLabel('From', { exact: true }).fill(typed);
    await expect(page.getByLabel('To', { exact: true })).toHaveText(shown);
  });
}

test('15 cm in km keeps its last digit', oneWidth(0), async ({ page }) => {
  await page.goto('/converter/length/cm-to-km');
  await page.getByLabel('From', { exact: true }).fill('15');
  await expect(page.getByLabel('To', { exact: true })).toHaveText('0.000150');
});

test('the page for 15 cm in km opens with the value in its address', oneWidth(1), async ({ page }) => {
  await page.goto('/converter/length/cm-to-km?value=15');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('15');
  await expect(page.getByLabel('To', { exact: true })).not.toHaveText(/^0\.0001$/);
});

test('the server already renders the value in the address', oneWidth(2), async ({ request }) => {
  const html = await (await request.get('/converter/length/feet-to-meters?value=5')).text();
  expect(html).toContain('1.524');
});

test(
  'the quick converter on the home page shows a meter in feet, and follows typing',
  oneWidth(3),
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('1');
    await expect(page.getByLabel('To', { exact: true })).toHaveText('3.2808');
    await page.getByLabel('From', { exact: true }).fill('2');
    await expect(page.getByLabel('To', { exact: true })).toHaveText('6.5617');
    await page.getByLabel('From', { exact: true }).fill('12abc');
    await expect(page.getByLabel('To', { exact: true })).toHaveText('Invalid input');
  },
);

test('swap in the quick converter exchanges the units', oneWidth(4), async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveText('0.3048');
});

test('each tab of the quick converter keeps its own value', oneWidth(5), async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('From', { exact: true }).fill('7');
  await page.getByRole('tab', { name: 'Temperature' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveText('33.80');
  await page.getByRole('tab', { name: 'Length' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('7');
});
