import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { letCome } = await holdBack(page, /\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

test('on the home page, input that was entered before the scripts load is applied in order', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/');
  const { value, result } = converterParts(page);
  await value.fill('5');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await page.getByRole('tab', { name: 'Temperature' }).click();
  letCome();
  await expect(page.getByRole('tab', { name: 'Temperature' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Length' }).click();
  await expect(value).toHaveValue('5');
  await expect(result).toHaveText('16.40');
});

test('on a converter page, each click made before the scripts load is applied exactly once', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/converter/length/feet-to-meters');
  const { value, result } = converterParts(page);
  await value.fill('5');
  const colors = page.getByRole('button', { name: 'Use dark colors' });
  await colors.click();
  await colors.click();
  await colors.click();
  await page.getByRole('button', { name: 'More' }).first().click();
  letCome();
  await expect(result).toHaveText('1.524');
  await expect(value).toHaveValue('5');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'More' }).first()).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Use light colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('on a category page, a unit and a search typed before the scripts load are applied', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/category/length');
  const { unitOfValue, result } = converterParts(page);
  await page.getByRole('searchbox', { name: 'Search conversions' }).fill('yards to feet');
  await unitOfValue.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('yard');
  letCome();
  await page.getByRole('option', { name: 'Yards (yd)' }).click();
  await expect(unitOfValue).toHaveValue('Yards (yd)');
  await expect(result).toHaveText('0.9144');
  await expect(page.getByRole('region', { name: 'All length conversions' }).getByRole('link')).toHaveText([
    'Yards to Feet',
  ]);
});

test('a unit typed before the scripts load is selected, even if the visitor has already left the field', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, '/category/length');
  const { unitOfValue, result } = converterParts(page);
  await unitOfValue.fill('yard');
  await page.keyboard.press('Tab');
  letCome();
  await expect(unitOfValue).toHaveValue('Yards (yd)');
  await expect(result).toHaveText('0.9144');
  await expect(page.getByRole('option')).toHaveCount(0);
});
