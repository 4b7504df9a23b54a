import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

test('nothing moves when the line under the result appears and disappears', async ({ page }) => {
  const moreLine = page.getByRole('paragraph').filter({ hasText: /^More precisely:/ });
  for (const [path, values] of [
    ['/converter/time/seconds-to-weeks', ['604800', '1']],
    ['/', ['3', '0.00465']],
  ] as const) {
    await page.goto(path);
    const next = page.getByRole('link', { name: /More options|Hours to Minutes/ }).first();
    const at: (number | undefined)[] = [];
    for (const [lines, value] of values.entries()) {
      await converterParts(page).value.fill(value);
      await expect(moreLine).toHaveCount(lines);
      at.push((await next.boundingBox())?.y);
    }
    expect(new Set(at).size).toBe(1);
  }
});

test('the result and its line are announced together, once, after typing pauses', async ({ page }) => {
  await page.goto('/converter/time/seconds-to-weeks');
  const { value, result } = converterParts(page);
  await expect(result).toHaveAttribute('aria-live', 'off');
  const region = page.locator('[aria-live="polite"]').filter({ has: result });
  await expect(region).toHaveAttribute('aria-atomic', 'true');
  await value.fill('');
  await value.pressSequentially('23');
  await expect(region).toHaveAttribute('aria-busy', 'true');
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(region).toContainText('More precisely:');
});

/** X positions of the decimal points, or of the ends of numbers without one. */
function points(table: Locator): Promise<number[]> {
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cell = row.lastElementChild!;
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.textContent ?? '').indexOf('.');
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      }
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().right;
    }),
  );
}

/** Present only if the input is not 1. */
const around = (page: Page) => page.getByRole('table', { name: /^Values near/ });

test('numbers in a table column are aligned on their decimal points, and read as one number', async ({ page }) => {
  for (const path of ['/converter/weight/grams-to-ounces', '/converter/length/cm-to-miles']) {
    await page.goto(`${path}?value=1.5`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [table, skipped] of [
        [page.getByRole('table').first(), -1],
        [around(page), 4],
      ] as const) {
        const at = (await points(table)).filter((_, row) => row !== skipped);
        expect(Math.max(...at) - Math.min(...at), `${path} at ${width} px`).toBeLessThan(1);
      }
    }
  }
  await page.goto('/converter/length/feet-to-meters?value=0.6');
  await expect(page.getByRole('row', { name: '100 30.48', exact: true })).toBeVisible();
  await expect(around(page).getByRole('row', { name: '0.2 0.06096', exact: true })).toBeVisible();
});

test('long numbers are grouped, stay on one line, and are copied as one number', async ({ page }) => {
  await page.goto('/converter/length/miles-to-mm?value=12.5');
  const { value, result } = converterParts(page);
  expect(await result.innerText()).toBe('20116800.00');
  const groups = result.locator('[data-group]');
  await expect(groups).toHaveCount(2);
  expect(await groups.first().evaluate((group) => getComputedStyle(group, '::before').content)).toContain('","');
  const selected = await result.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toBe('20116800.00');
  await page.goto('/converter/length/feet-to-meters');
  await value.fill('99999999999999999999');
  await expect(result).toHaveText('30479999999999999999.70');
  const lines = await result.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).fontSize),
  );
  expect(lines).toBeLessThan(2);
  const heading = page.getByRole('heading', { name: 'in other units' });
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('a result with an exponent has a line in words, and an exact one has pale trailing zeros', async ({ page }) => {
  await page.goto('/');
  const { value, result } = converterParts(page);
  await value.fill('405040000');
  await expect(result).toHaveText(/^\d\.\d{4}e\+\d$/);
  await expect(page.getByText(/^[\d.]+ (million|billion) \S+$/)).toBeVisible();
  await chooseUnit(converterParts(page).unitOfValue, 'feet');
  await chooseUnit(converterParts(page).unitOfResult, 'meters');
  await value.fill('5');
  await expect(result).toHaveText('1.5240');
  await expect(result.locator('[data-zeros]')).toHaveText('0');
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(result.locator('[data-zeros]'))).not.toBe(await colorOf(result));
});
