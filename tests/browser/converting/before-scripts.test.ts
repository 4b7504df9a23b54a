import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

// Service worker requests bypass routes.
test.use({ serviceWorkers: 'block' });

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { letCome } = await holdBack(page, /\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

for (const [path, shown] of [
  ['/', '16.40'],
  ['/converter/length/feet-to-meters', '1.524'],
  ['/category/length', '1.524'],
] as const) {
  test(`a number typed on ${path} before its scripts load is converted once they load`, async ({ page }) => {
    const letCome = await openWithoutScripts(page, path);
    const { value, result } = converterParts(page);
    await value.fill('5');
    letCome();
    await expect(result).toHaveText(shown);
    await expect(value).toHaveValue('5');
  });
}

for (const goesOn of [true, false]) {
  test(
    'a unit that is typed before the scripts load is ' +
      `${goesOn ? 'looked for while the field has the focus' : 'taken where the field has been left'}`,
    async ({ page }) => {
      const letCome = await openWithoutScripts(page, '/category/length');
      const { unitOfValue, result } = converterParts(page);
      await unitOfValue.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('yard');
      if (!goesOn) await page.keyboard.press('Tab');
      letCome();
      if (goesOn) await page.getByRole('option', { name: 'Yards (yd)' }).click();
      await expect(unitOfValue).toHaveValue('Yards (yd)');
      await expect(result).toHaveText('0.9144');
    },
  );
}

for (const typed of ['', 'zzz']) {
  test(`a unit field left with '${typed}' before the scripts load shows its unit once they load`, async ({ page }) => {
    const letCome = await openWithoutScripts(page, '/category/length');
    const { unitOfValue, result } = converterParts(page);
    await unitOfValue.fill(typed);
    await page.keyboard.press('Tab');
    letCome();
    await expect(unitOfValue).toHaveValue('Feet (ft)');
    await expect(result).toHaveText('0.3048');
    await expect(page.getByRole('option')).toHaveCount(0);
  });
}

test('a search typed before the scripts load filters the list once they load', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/category/length');
  await page.getByRole('searchbox', { name: 'Search conversions' }).fill('yards to feet');
  letCome();
  await expect(page.getByRole('region', { name: 'All length conversions' }).getByRole('link')).toHaveText([
    'Yards to Feet',
  ]);
});

test('a click before the scripts load takes effect once they load, and only once however often it was clicked', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, '/converter/length/feet-to-meters');
  const colors = page.getByRole('button', { name: 'Use dark colors' });
  await colors.click();
  await colors.click();
  await colors.click();
  await page.getByRole('button', { name: 'More' }).first().click();
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'More' }).first()).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Use light colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('clicks inside the page are replayed too, in order', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await page.getByRole('tab', { name: 'Temperature' }).click();
  letCome();
  await expect(page.getByRole('tab', { name: 'Temperature' })).toHaveAttribute('aria-selected', 'true');
});
