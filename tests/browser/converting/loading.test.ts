import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

// Service worker requests bypass routes.
test.use({ serviceWorkers: 'block' });

async function openWithout(page: Page, paths: string): Promise<() => void> {
  const { letCome } = await holdBack(page, paths);
  await page.goto('/about-us');
  return letCome;
}

const isLoading = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('All Converters shows a skeleton until the categories load', async ({ page }) => {
  const letCome = await openWithout(page, '**/api/categories');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Converters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Converters');
  await expect(isLoading(page, 'Loading categories')).toHaveCount(1);
  await expect(page.locator('#section-A')).toHaveCount(0);
  letCome();
  await expect(page.locator('#section-A')).toBeVisible();
  await expect(isLoading(page, 'Loading categories')).toHaveCount(0);
});

test('a category shows a loading state until its units load', async ({ page }) => {
  const letCome = await openWithout(page, '**/api/units/*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Speed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speed Converters');
  await expect(isLoading(page, 'Loading conversions')).toHaveCount(1);
  letCome();
  await expect(page.getByRole('region', { name: 'All speed conversions' }).locator('a')).toHaveCount(30);
  await expect(isLoading(page, 'Loading conversions')).toHaveCount(0);
});

test('questions show 3 skeleton rows until they load', async ({ page }) => {
  const letCome = await openWithout(page, '**/api/faqs/*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Speed' }).click();
  await page.getByRole('link', { name: 'Knots to Miles per Hour' }).first().click();
  const block = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await expect(isLoading(page, 'Loading questions')).toHaveCount(1);
  await expect(block.locator('[aria-hidden="true"] > span')).toHaveCount(3);
  await expect(block.locator('summary')).toHaveCount(0);
  letCome();
  expect(await block.locator('summary').first().innerText()).toMatch(/\?$/);
  await expect(isLoading(page, 'Loading questions')).toHaveCount(0);
});
