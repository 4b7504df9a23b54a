import type { Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { copied } from '../page-parts.ts';
import { converterParts } from './converter-parts.ts';

const VISITORS = [
  {
    locale: 'de-DE',
    reads: { '1,5': 1.5, '1.500': 1500, "1'000": 1000, '1.234,56': 1234.56 },
  },
  {
    locale: 'en-US',
    reads: { '1,5': 1.5, '1.500': 1.5, "1'000": 1000, '1.234,56': 1234.56 },
  },
] as const;

const choice = (page: Page) => page.getByLabel('Number format');

/** Matches decimals after a point, except three digits, which could be a group (1.234). */
const OTHER_FORMAT = /\d\.(?:\d{1,2}|\d{4,})(?![\d.,])/;

async function openPanel(page: Page): Promise<void> {
  await page.getByText('Exact value, rounding, and pin').click();
  await expect(choice(page)).toBeVisible();
}

async function getResult(page: Page, text: string): Promise<string> {
  const { value, result } = converterParts(page);
  await value.fill(text);
  return result.innerText();
}

for (const { locale, reads } of VISITORS)
  test.describe(`with the browser locale ${locale}`, () => {
    test.use({ locale });

    test('a field reads numbers in the locale’s format until the visitor chooses another format', async ({ page }) => {
      await page.goto('/converter/length/feet-to-meters');
      for (const [text, number] of Object.entries(reads))
        expect(await getResult(page, text), text).toBe(await getResult(page, String(number)));
      const before = await getResult(page, '1,500');
      await expect(page).toHaveURL(/value=1%2C500/);
      await page.reload();
      await expect(converterParts(page).result).toHaveText(before);
      await expect(converterParts(page).value).toHaveValue('1,500');
      await openPanel(page);
      await expect(choice(page)).toHaveValue('');
      await choice(page).selectOption('1,234.5');
      // The chosen format also applies to fields.
      expect(await getResult(page, '1.500')).toBe(await getResult(page, '1.5'));
    });
  });

test.describe('the format that a visitor chooses', () => {
  test.use({ locale: 'de-DE' });

  test('applies to results, tables, copied text, and swaps, even after a reload', async ({ page }) => {
    await page.goto('/converter/length/feet-to-meters?value=1.5');
    const { value, result, line, swap } = converterParts(page);
    await expect(result).toHaveText('0.4572');
    await openPanel(page);
    await choice(page).selectOption('1.234,5');
    await expect(choice(page)).toHaveValue('point-comma');
    await expect(result).toHaveText('0,4572');
    await expect(line).toHaveText('Result: 1,5 ft = 0,4572 m');

    await page.reload();
    await expect(value).toHaveValue('1,5');
    await expect(result).toHaveText('0,4572');
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect.poll(() => copied(page)).toBe('0,4572');
    const slider = page.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '1,5 feet is 0,457 meters');
    await slider.press('ArrowRight');
    await expect(value).toHaveValue('1,6');

    await page.goto('/category/length?value=5&from=ft&to=m');
    await expect(result).toHaveText('1,524');
    await swap.click();
    await expect(value).toHaveValue('1,524');
    await expect(line).toHaveText(/^Result: 1,524 m = 5/);
    // The URL update is debounced.
    await expect(page).toHaveURL(/value=1%2C524&.*format=point-comma/);
    await page.reload();
    await expect(value).toHaveValue('1,524');
    await expect(line).toHaveText(/^Result: 1,524 m = 5/);
    await value.fill('1.234.567,5');
    const group = result.locator('[data-group]').first();
    expect(await group.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('"."');
    const shown = await result.innerText();
    expect(shown).toContain(',');
    await value.fill(shown);
    await expect(line).toContainText(shown);
  });

  test('applies to every number on a page, whether the visitor opens the page directly or through a link', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('number-format', 'point-comma'));
    const main = page.locator('main');
    for (const path of ['/', '/category/length', '/category/temperature', '/converter/length/miles-to-km']) {
      await page.goto(path);
      await expect(main).toContainText(/\d,\d/);
      await expect(main).not.toContainText(OTHER_FORMAT);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Units' }).click();
    await expect(main).toContainText('0,45359237');
    await expect(main).not.toContainText(OTHER_FORMAT);
    await page.reload();
    await expect(main).toContainText('0,45359237');
    await expect(main).not.toContainText(OTHER_FORMAT);
  });

  test('applies to the search boxes, which show how they read a number and offer the other reading', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('number-format', 'point-comma'));
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Type any conversion' }).fill('1.500 m to km');
    await expect(page.getByText('1500 m', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '1,5 meters in kilometers' }).click();
    await expect(page.getByText('= 0,0015 km', { exact: true })).toBeVisible();
    await test.step('an answer page also offers the other reading, and its URL can specify the format', async () => {
      await page.goto('/all-converters?q=1.500+m+to+km');
      await expect(page.getByText('1500 meters in kilometers', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: '1,5 meters in kilometers' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('1,5 m = 0,0015 km');
      await page.goto('/all-converters?q=1.500+m+to+km&format=comma-point');
      await expect(page.getByText('1,5 meters in kilometers')).toBeVisible();
    });
  });
});
