import { afterPageTimers } from '../after-page-timers.ts';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

test('the search filters the grouped conversions on every keystroke', async ({ page }) => {
  await page.goto('/category/length');
  const list = page.getByRole('region', { name: 'All length conversions' });
  const search = page.getByRole('searchbox', { name: 'Search conversions' });
  await expect(list.locator('a')).toHaveCount(21 * 20);
  await expect(list.getByRole('link')).toHaveCount(20);
  await search.fill('yard');
  await expect(list.getByRole('link')).toHaveCount(40);
  for (const label of await list.getByRole('link').allTextContents()) expect(label).toContain('Yards');
  for (const [typed, label] of [
    ['ft to m', 'Feet to Meters'],
    ['metres to feet', 'Meters to Feet'],
    ['milimeters to inches', 'Millimeters to Inches'],
  ] as const) {
    await search.fill(typed);
    await expect(list.getByRole('link').filter({ hasText: new RegExp(`^${label}$`) })).toHaveCount(1);
  }
  await search.fill('cubits per fortnight');
  await expect(list.getByText('No matching conversions found')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(0);
  await list.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(list.getByRole('link')).toHaveCount(20);
  await list.locator('summary', { hasText: 'Inches' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link', { name: 'Inches to Feet', exact: true })).toBeVisible();
  await test.step('Back restores the search text and its results', async () => {
    await search.fill('yard');
    await search.pressSequentially('s to fe');
    await expect(list.getByRole('link')).toHaveText(['Yards to Feet']);
    await list.getByRole('link', { name: 'Yards to Feet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yards to Feet Converter');
    await page.goBack();
    await expect(search).toHaveValue('yards to fe');
    await expect(list.getByRole('link')).toHaveText(['Yards to Feet']);
  });
});

test('a typed value appears in every unit, with a link to each pair', async ({ page }) => {
  await page.goto('/category/length');
  await converterParts(page).value.fill('5');
  const typed = page.getByRole('region', { name: '5 ft in every unit of length' });
  await expect(typed.getByRole('row', { name: 'Inches (in)' })).toContainText('= 60');
  await typed.getByRole('link', { name: 'Meters (m)' }).click();
  await expect(page).toHaveURL(/\/converter\/length\/feet-to-meters\?value=5$/);
  await expect(converterParts(page).line).toHaveText('Result: 5 ft = 1.524 m');
});

test('a link that the visitor follows while typing opens a URL without the typed value', async ({ page }) => {
  await page.goto('/category/length');
  const { value } = converterParts(page);
  const { letCome } = await holdBack(page, '**/api/**');
  await value.fill('7');
  await page.getByRole('region', { name: 'All length conversions' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/converter\/length\//);
  // The wait is longer than the debounce of the URL update.
  await afterPageTimers(page, 800);
  expect(new URL(page.url()).search).toBe('');
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Converter$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/length\?value=7/);
  await expect(value).toHaveValue('7');
});

test('the table shows the units of the open tab, and the URL contains values only from the category’s own tab', async ({
  page,
}) => {
  await page.goto('/category/length?value=5&from=ft&to=m');
  const { value, line, unitOfValue } = converterParts(page);
  await page.getByRole('tab', { name: 'Volume' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Volume' })).toBeVisible();
  await expect(unitOfValue).toHaveValue('Liters (L)');
  await expect(line).toHaveText('Result: 5 L = 1.321 gal');
  await expect(page.getByRole('region', { name: '5 L in every unit of volume' })).toBeVisible();
  await page.getByRole('tab', { name: 'Length' }).click();
  await expect(value).toHaveValue('5');
  await page.reload();
  await expect(value).toHaveValue('5');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await value.fill('8');
  await expect(page).toHaveURL(/\/category\/length$/);
});

test('the tables fit phones and wide windows', async ({ page }) => {
  await page.goto('/category/length');
  const table = page.getByRole('region', { name: /in every unit of length/ });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(table.getByRole('link').last()).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
