import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

const KEYBOARD_HEIGHT = 400;
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const PATHS = ['/', '/category/length', '/converter/length/feet-to-meters', '/converter/temperature/celsius-to-kelvin'];

test.use({ hasTouch: true });

/** Emulates the keyboard by the part of the window that it leaves free. */
async function openKeyboard(page: Page, { width, height }: { width: number; height: number }) {
  await converterParts(page).value.tap();
  await page.setViewportSize({ width, height: height - KEYBOARD_HEIGHT });
}

const key = (page: Page, name: string) => page.getByRole('group', { name: 'Keys' }).getByRole('button', { name });

async function top(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? NaN;
}

for (const phone of PHONES)
  for (const path of PATHS)
    test(`at ${phone.width} × ${phone.height}, the value, the result, and the keys of ${path} are visible above the keyboard`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const { value, result } = converterParts(page);
      await openKeyboard(page, phone);
      for (const part of [value, result, key(page, 'Use letter keyboard')])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect((await top(result)) - (await top(value))).toBeLessThan(150);
    });

test('the keys change the sign, and write feet and inches', async ({ page }) => {
  await page.setViewportSize(PHONES[0]!);
  await page.goto('/converter/temperature/celsius-to-fahrenheit');
  const { value, result } = converterParts(page);
  await value.tap();
  await key(page, 'Change the sign').tap();
  await expect(value).toHaveValue('-1');
  await expect(value).toBeFocused();
  await expect(result).toHaveText('30.20');

  await page.goto('/converter/length/feet-to-meters');
  await value.tap();
  await value.pressSequentially('5');
  await key(page, 'Feet').tap();
  await value.pressSequentially('11');
  await key(page, 'Inches').tap();
  await expect(value).toHaveValue('5′11″');
  await expect(result).toHaveText('1.803');
});

test('the letters key asks the phone for letters, and Done closes the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONES[0]!);
  await page.goto('/converter/length/feet-to-meters');
  const { value } = converterParts(page);
  await value.tap();
  await expect(value).toHaveAttribute('inputmode', 'decimal');
  await key(page, 'Use letter keyboard').tap();
  await expect(value).toHaveAttribute('inputmode', 'text');
  await expect(value).toBeFocused();
  await value.press('Enter');
  await expect(value).not.toBeFocused();
  await expect(page.getByRole('group', { name: 'Keys' })).toBeHidden();
});

test('a tap on a unit opens a sheet in groups, without a keyboard', async ({ page }) => {
  await page.setViewportSize(PHONES[0]!);
  await page.goto('/category/length');
  const { unitOfValue } = converterParts(page);
  await unitOfValue.tap();
  await expect(unitOfValue).toHaveAttribute('inputmode', 'none');
  const sheet = page.getByRole('listbox', { name: 'From unit' });
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await sheet.boundingBox()) ?? {};
  expect([x, width, y + height]).toEqual([0, PHONES[0]!.width, PHONES[0]!.height]);
  await expect(sheet.getByRole('group', { name: 'Common' }).getByRole('option')).toHaveCount(8);
  await expect(sheet.getByRole('group', { name: 'Metric' }).getByRole('option').first()).toBeAttached();
  await sheet.getByRole('option', { name: 'Yards (yd)' }).tap();
  await expect(sheet).toBeHidden();
  await expect(unitOfValue).toHaveValue('Yards (yd)');
});

test('the line in the field is shown whole', async ({ page }) => {
  await page.setViewportSize(PHONES[1]!);
  await page.goto('/converter/length/feet-to-meters');
  await converterParts(page).value.fill(`5'11"`);
  const line = page.locator('p[id$="echo"]');
  await expect(line).toHaveText('≈ 5.91667 ft', { useInnerText: true });
  expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('the field of a chosen unit grows with a long name, in forced colors, too', async ({ page }) => {
  await page.setViewportSize(PHONES[1]!);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/category/fuel-economy');
  const { unitOfValue, unitOfResult } = converterParts(page);
  await expect(unitOfResult).toHaveValue('L/100 km · liters per 100 kilometers');
  const nameOf = (field: Locator) =>
    field.evaluate((element) => {
      const { visibility, height } = getComputedStyle(element.parentElement!, '::after');
      return { visibility, isWhole: parseFloat(height) <= element.getBoundingClientRect().height };
    });
  for (const field of [unitOfValue, unitOfResult])
    expect(await nameOf(field)).toEqual({ visibility: 'visible', isWhole: true });
});

test('no field zooms the page on focus: their text has at least 16 px', async ({ page }) => {
  await page.setViewportSize(PHONES[1]!);
  await page.goto('/category/length');
  for (const field of await page.locator('main input').all())
    expect(
      await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16);
});

test('a screen reader hears the units of the value and of the result', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, result } = converterParts(page);
  await expect(value).toHaveAccessibleDescription('feet');
  const region = page.locator('[aria-live="polite"]').filter({ has: result });
  await value.fill('7');
  await expect(region).toHaveText(/^7 feet is 2\.134 meters/);
  await value.fill(`5'3"`);
  await expect(region).toHaveText(/^5 feet 3 inches is 1\.600 meters/);
  await value.fill('4x');
  await expect(region).toHaveText(/^1\.600/);
});
