import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

test('tabs move and open with the arrow keys, Home and End, and Tab leaves them for the field', async ({ page }) => {
  await page.goto('/');
  const selected = page.getByRole('tab', { selected: true });
  await page.getByRole('tab', { name: 'Length' }).focus();
  for (const [key, tab] of [
    ['ArrowRight', 'Weight'],
    ['ArrowRight', 'Temperature'],
    ['ArrowLeft', 'Weight'],
    ['End', 'Volume'],
    ['ArrowRight', 'Length'],
    ['ArrowLeft', 'Volume'],
    ['Home', 'Length'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(tab);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(converterParts(page).value).toBeFocused();
});

test('a converter is used from the first field to the last without a mouse', async ({ page }) => {
  await page.goto('/category/length');
  const { value, result, unitOfValue, unitOfResult, swap } = converterParts(page);
  await page.getByRole('tab', { name: 'Length' }).focus();
  await page.keyboard.press('Tab');
  await expect(value).toBeFocused();
  await page.keyboard.type('12'); // focus selects the field's text
  await expect(value).toHaveValue('12');
  await page.keyboard.press('Tab');
  await expect(unitOfValue).toBeFocused();
  await page.keyboard.type('inc');
  await expect(page.getByRole('option')).toHaveText(['Inches (in)']);
  await page.keyboard.press('Enter');
  await expect(unitOfValue).toHaveValue('Inches (in)');
  await expect(result).toHaveText('0.3048');
  await page.keyboard.press('Tab');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(unitOfResult).toHaveValue('Inches (in)');
  await expect(value).toHaveValue('0.3048');
  await expect(result).toHaveText('12.00');
  await page.keyboard.press('Tab');
  await expect(unitOfResult).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(unitOfResult).toHaveValue('Yards (yd)');
  await page.keyboard.press('Alt+s');
  await expect(unitOfValue).toHaveValue('Yards (yd)');
});

test('a unit that was typed and found is taken by Tab, and that there is none is read aloud', async ({ page }) => {
  await page.goto('/category/length');
  const { unitOfValue } = converterParts(page);
  await unitOfValue.focus();
  await page.keyboard.type('kilom');
  await page.keyboard.press('Tab');
  await expect(unitOfValue).toHaveValue('Kilometers (km)');
  await unitOfValue.focus();
  await page.keyboard.type('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No matching unit' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(unitOfValue).toHaveValue('Kilometers (km)');
});

test('a swap closes the list of units: what was typed in it was to take the place of another one', async ({ page }) => {
  await page.goto('/category/length?from=m&to=in');
  const { unitOfValue, unitOfResult } = converterParts(page);
  await unitOfValue.focus();
  await page.keyboard.type('mile');
  await page.keyboard.press('Alt+s');
  await expect(unitOfValue).toHaveValue('Inches (in)');
  await page.keyboard.press('Tab');
  await expect(unitOfValue).toHaveValue('Inches (in)');
  await expect(unitOfResult).toHaveValue('Meters (m)');
});

test('a press on the edge of a unit picker’s list, where its scrollbar is, leaves it open', async ({ page }) => {
  await page.goto('/category/length');
  await converterParts(page).unitOfValue.click();
  const list = page.getByRole('listbox', { name: 'Unit of the value' });
  const { width = 0 } = (await list.boundingBox()) ?? {};
  await list.click({ position: { x: width - 3, y: 100 } });
  await expect(list).toBeVisible();
  await expect(converterParts(page).unitOfValue).toBeFocused();
});

test('a unit picker opens on the unit that is chosen, and Escape leaves it as it was', async ({ page }) => {
  await page.goto('/category/volume');
  const { unitOfValue } = converterParts(page);
  await unitOfValue.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Liters (L)');
  await expect(unitOfValue).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('cup');
  await page.keyboard.press('Escape');
  await expect(unitOfValue).toHaveValue('Liters (L)');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the list of a unit picker is no stop for Tab, and what is typed after a choice begins another name', async ({
  page,
}) => {
  await page.goto('/category/length');
  const { unitOfValue, swap } = converterParts(page);
  await unitOfValue.focus();
  await page.keyboard.press('ArrowDown');
  await expect(unitOfValue).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('yard');
  await page.keyboard.press('Enter');
  await expect(unitOfValue).toHaveValue('Yards (yd)');
  await page.keyboard.type('inch');
  await expect(page.getByRole('option').first()).toHaveText('Inches (in)');
});

test('questions open and close with Enter and Space', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const block = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await block.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(block.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(block.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(block.locator('details[open]')).toHaveCount(0);
});

test('the locked converter leads from its value to the other way and the copy buttons', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await converterParts(page).value.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Convert the other way' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeFocused();
});
