import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

const KEYBOARD_HEIGHT = 400;
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

test.use({ hasTouch: true, viewport: PHONES[0] });

const key = (page: Page, name: string) => page.getByRole('group', { name: 'Keys' }).getByRole('button', { name });

async function top(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? NaN;
}

for (const phone of PHONES)
  test(`at ${phone.width} × ${phone.height}, the card is visible above the keyboard`, async ({ page }) => {
    for (const path of ['/', '/category/length', '/converter/temperature/celsius-to-kelvin']) {
      await page.setViewportSize(phone);
      await page.goto(path);
      const { value, result, unitOfResult } = converterParts(page);
      if (path === '/' && phone === PHONES[0]) {
        const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
        const target = await unitOfResult.boundingBox();
        expect(target && bar && target.y + target.height).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await value.tap();
      // Emulates the keyboard by shrinking the window to the part above it.
      await page.setViewportSize({ width: phone.width, height: phone.height - KEYBOARD_HEIGHT });
      for (const part of [value, result, key(page, 'Use letter keyboard')])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect((await top(result)) - (await top(value))).toBeLessThan(150);
    }
  });

test('the whole answer in the box fits above the keyboard, where the visitor can copy and share it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/');
  const field = page.getByRole('searchbox');
  await field.tap();
  await field.fill('180 cm to ft in');
  const search = page.getByRole('search');
  for (const part of [field, search.getByText('180 cm', { exact: true }), search.getByText('≈ 5 ft 10 7/8 in')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await search.getByRole('button', { name: 'Copy result' }).tap();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe('5 ft 10 7/8 in');
  await search.getByRole('button', { name: 'Share result' }).tap();
  await expect.poll(clipboard).toMatch(/\/all-converters\?q=180\+cm\+to\+ft\+in$/);
});

test('at 200% text size, the digits of a result stay on one line', async ({ page }) => {
  for (const [path, width] of [
    ['/converter/length/feet-to-meters', 390],
    ['/converter/length/miles-to-mm?value=1234567.891', 390],
    ['/converter/length/miles-to-mm?value=1234567.891', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const { result } = converterParts(page);
    const sizes = await result.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width, height } = range.getBoundingClientRect();
      return {
        lines: Math.round(height / Number.parseFloat(getComputedStyle(element).fontSize)),
        isWhole: width <= element.parentElement!.clientWidth,
      };
    });
    expect(sizes).toEqual({ lines: 1, isWhole: true });
  }
});

test('the extra keys change the sign, insert feet and inches, and switch to the letter keyboard', async ({ page }) => {
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
  await expect(value).toHaveAttribute('inputmode', 'decimal');
  await key(page, 'Use letter keyboard').tap();
  await expect(value).toHaveAttribute('inputmode', 'text');
  await expect(value).toBeFocused();
  await value.press('Enter');
  await expect(value).not.toBeFocused();
  await expect(page.getByRole('group', { name: 'Keys' })).toBeHidden();
});

test('tapping a unit opens a grouped list without the keyboard, and focusing a field never zooms the page', async ({
  page,
}) => {
  await page.goto('/category/length');
  const { unitOfValue } = converterParts(page);
  for (const field of await page.locator('main input').all()) {
    const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  }
  await unitOfValue.tap();
  await expect(unitOfValue).toHaveAttribute('inputmode', 'none');
  const sheet = page.getByRole('listbox', { name: 'From unit' });
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await sheet.boundingBox()) ?? {};
  expect([x, width, y + height]).toEqual([0, PHONES[0].width, PHONES[0].height]);
  await expect(sheet.getByRole('group', { name: 'Common' }).getByRole('option')).toHaveCount(8);
  await expect(sheet.getByRole('group', { name: 'Metric' }).getByRole('option').first()).toBeAttached();
  await sheet.getByRole('option', { name: 'Yards (yd)' }).tap();
  await expect(sheet).toBeHidden();
  await expect(unitOfValue).toHaveValue('Yards (yd)');
});
