import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

test('arrow keys, Home, and End switch tabs, and Tab moves the focus to the field', async ({ page }) => {
  await page.goto('/');
  const selected = page.getByRole('tab', { selected: true });
  await page.getByRole('tab', { name: 'Length' }).focus();
  for (const [key, tab] of [
    ['ArrowRight', 'Weight'],
    ['ArrowLeft', 'Length'],
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

test('a visitor can use a converter from the first field to the last without a mouse', async ({ page }) => {
  await page.goto('/category/length');
  const { value, result, unitOfValue, unitOfResult, swap } = converterParts(page);
  await page.getByRole('tab', { name: 'Length' }).focus();
  await page.keyboard.press('Tab');
  await expect(value).toBeFocused();
  await page.keyboard.type('12'); // Focusing the field selects its text.
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
  await expect(unitOfResult).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(unitOfResult).toHaveValue('Yards (yd)');
  await page.keyboard.press('Alt+s');
  await expect(unitOfValue).toHaveValue('Yards (yd)');
  await test.step('a swap closes the unit list and discards the typed text', async () => {
    await unitOfValue.focus();
    await page.keyboard.type('mile');
    await page.keyboard.press('Alt+s');
    await expect(unitOfValue).toHaveValue('Meters (m)');
    await page.keyboard.press('Tab');
    await expect(unitOfValue).toHaveValue('Meters (m)');
    await expect(unitOfResult).toHaveValue('Yards (yd)');
  });
});

test('in a unit picker, Tab accepts the typed unit, and Escape keeps the previous unit', async ({ page }) => {
  await page.goto('/category/length');
  const { unitOfValue, swap } = converterParts(page);
  await unitOfValue.focus();
  await page.keyboard.type('kilom');
  await page.keyboard.press('Tab');
  await expect(unitOfValue).toHaveValue('Kilometers (km)');
  await unitOfValue.focus();
  await page.keyboard.type('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No matching unit' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(unitOfValue).toHaveValue('Kilometers (km)');
  await unitOfValue.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Kilometers (km)');
  await expect(unitOfValue).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('mile');
  await page.keyboard.press('Escape');
  await expect(unitOfValue).toHaveValue('Kilometers (km)');
  await expect(page.getByRole('option')).toHaveCount(0);
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
  await page.keyboard.press('Escape');
  await test.step('pressing the scrollbar of the list keeps the list open', async () => {
    await unitOfValue.click();
    const list = page.getByRole('listbox', { name: 'From unit' });
    const { width = 0 } = (await list.boundingBox()) ?? {};
    await list.click({ position: { x: width - 3, y: 100 } });
    await expect(list).toBeVisible();
    await expect(unitOfValue).toBeFocused();
  });
});

test('Tab moves from the value to the reverse link, the other field’s buttons, and the scale', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const scale = page.getByRole('slider', { name: 'Scale from feet to meters' });
  await converterParts(page).value.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Swap units' })).toBeFocused();
  // The first interaction loads the scale.
  await expect(scale).toBeVisible();
  await page.keyboard.press('Tab');
  for (const name of ['Type in meters', 'Copy result', 'Copy as', 'Share result']) {
    await expect(page.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(scale).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'Exact value' })).toBeFocused();
  await test.step('Enter and Space open and close questions, one at a time', async () => {
    const block = page.getByRole('region', { name: 'Frequently Asked Questions' });
    const open = block.locator('details[open]');
    await expect(open).toHaveCount(0);
    await block.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(open.locator('summary')).toHaveText([await block.locator('summary').nth(1).innerText()]);
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(0);
  });
  await test.step('Alt+S swaps the units and converts the result back', async () => {
    await converterParts(page).value.fill('10');
    await page.keyboard.press('Alt+s');
    await expect(page).toHaveURL(/\/converter\/length\/meters-to-feet\?value=3\.048$/);
  });
});
