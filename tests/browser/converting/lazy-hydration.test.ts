import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { copied } from '../page-parts.ts';
import { converterParts } from './converter-parts.ts';

/** Matches numbered chunks, which never contain the entry code of a page. */
const LATER_CODE = /\/browser\/\d+\.js(?:\?|$)/;

async function openHeldBack(page: Page) {
  const heldBack = await holdBack(page, LATER_CODE);
  await page.goto('/category/length');
  await expect(page.locator('#root')).not.toHaveAttribute('data-dormant');
  return heldBack;
}

test('a lazy part keeps its server HTML until an interaction loads its code', async ({ page }) => {
  const { asked, letCome } = await openHeldBack(page);
  await afterPageTimers(page, 500);
  expect(asked).toEqual([]);
  const { value, result } = converterParts(page);
  const rows = page.getByRole('region', { name: /in every unit of length$/ }).getByRole('row');
  await expect(rows.filter({ hasText: 'Meters (m)' }).first()).toContainText('= 0.3048');
  const before = await rows.count();
  await value.fill('5');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(result).toHaveText('1.524');
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await page.getByRole('button', { name: 'More' }).first().click();
  await value.fill('6');
  await expect(result).toHaveText('1.829');
  expect(await rows.count()).toBe(before);
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeVisible();
  letCome();
  await expect(
    page.getByRole('region', { name: '6 ft in every unit of length' }).getByRole('row', { name: 'Inches (in)' }),
  ).toContainText('= 72');
});

test('a click in a lazy part is replayed once its code has loaded', async ({ page }) => {
  const { letCome } = await openHeldBack(page);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await page.getByText('Exact value, rounding, and pin').click();
  letCome();
  await expect(page.getByText('Copied 0.3048', { exact: true })).toBeAttached();
  expect(await copied(page)).toBe('0.3048');
  await expect(page.getByLabel('Round results')).toBeVisible();
});

test('when a lazy part’s code fails to load, the rest of the page works, and the visitor can retry', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Loading chunk|Failed to load resource|Minified React error|hydrat/i);
  await page.route(LATER_CODE, (route) => route.abort());
  await page.goto('/category/length');
  const parts = await page.locator('[data-part]').count();
  const { value, result } = converterParts(page);
  await value.fill('5');
  const failed = page.getByText('This part didn’t load.');
  await expect(failed).toHaveCount(parts);
  await expect(result).toHaveText('1.524');
  await page.unroute(LATER_CODE);
  for (const again of (await page.getByRole('button', { name: 'Try again' }).all()).reverse()) await again.click();
  await expect(failed).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: '5 ft in every unit of length' }).getByRole('row', { name: 'Inches (in)' }),
  ).toContainText('= 60');
});
