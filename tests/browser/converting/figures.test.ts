import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';
import {
  exactConversion,
  moreThanShown,
  shownInQuickConverter,
  shownInWidget,
} from '../../support/conversion-oracle.ts';

const moreLine = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^More precisely:/ });

async function shown(page: Page): Promise<string[]> {
  return [await converterParts(page).result.innerText(), ...(await moreLine(page).allInnerTexts())];
}

const WIDGET_VALUES = ['1', '-1', '2', '0.5', '12.34', '-0.0777', '605', '1e3', '0', '0.000001'];

/** Only exponents keep the hyphen. */
const withMinusSigns = (text: string) => text.replace(/(?<!e)-(?=\d)/g, '−');

for (const [path, category, from, to, symbol] of [
  ['/converter/time/seconds-to-weeks', 'time', 's', 'week', 'wk'],
  ['/converter/length/mm-to-km', 'length', 'mm', 'km', 'km'],
  ['/converter/area/square-centimeters-to-acres', 'area', 'cm2', 'ac', 'ac'],
  ['/converter/temperature/fahrenheit-to-celsius', 'temperature', 'F', 'C', '°C'],
] as const) {
  test(`the result on ${path} has a line with the exact value when rounding loses much, and none when it loses little`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const value of [
      ...WIDGET_VALUES,
      ...(category === 'temperature' ? ['32', '32.01', '31.99', '-500', '32.12345'] : []),
    ]) {
      await converterParts(page).value.fill(value);
      const exact = exactConversion(Number(value).toFixed(8), category, from, to);
      const result = shownInWidget(exact);
      const more = moreThanShown(exact, result);
      expect(await shown(page), value).toEqual(
        (more === undefined ? [result] : [result, `More precisely: ${more} ${symbol}`]).map(withMinusSigns),
      );
    }
  });
}

test('the quick converter’s result has a line with the exact value when rounding loses much, and none when it loses little', async ({
  page,
}) => {
  await page.goto('/');
  await chooseUnit(converterParts(page).unitOfResult, 'yards');
  for (const value of [
    '1',
    '0.0123',
    '-0.0123',
    '0.009144',
    '0.0137',
    '0.05',
    '0.09144',
    '0.1',
    '0.00914',
    '1e7',
    '0',
    '20000',
  ]) {
    await converterParts(page).value.fill(value);
    const exact = exactConversion(Number(value).toFixed(8), 'length', 'm', 'yd');
    const result = shownInQuickConverter(exact);
    const more = moreThanShown(exact, result);
    expect(await shown(page), value).toEqual(
      (more === undefined ? [result] : [result, `More precisely: ${more} yd`]).map(withMinusSigns),
    );
  }
  await converterParts(page).value.fill('no number');
  expect(await shown(page)).toEqual(['Invalid input']);
});

test('an exact value is labeled as exact, and a rounded one is not', async ({ page }) => {
  await page.goto('/converter/length/mm-to-km?value=1.5');
  expect(await shown(page)).toEqual(['0.000002', 'More precisely: exactly 1.5e-6 km']);
  await page.goto('/converter/time/seconds-to-weeks');
  expect(await shown(page)).toEqual(['0.000002', 'More precisely: 1.65344e-6 wk']);
  await expect(page.getByText('Exact value', { exact: true })).toBeVisible();
});

for (const [path, values] of [
  ['/converter/time/seconds-to-weeks', ['100000', '1', '604800']],
  ['/', ['1', '0.00465', '3']],
] as const) {
  test(`nothing on ${path} moves when the line under the result appears and disappears`, async ({ page }) => {
    await page.goto(path);
    const next = page.getByRole('link', { name: /More options|Hours to Minutes/ }).first();
    const at: (number | undefined)[] = [];
    for (const value of values) {
      await converterParts(page).value.fill(value);
      at.push((await next.boundingBox())?.y);
    }
    await expect(moreLine(page)).toHaveCount(0);
    expect(new Set(at).size).toBe(1);
  });
}

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

for (const width of [390, 1440]) {
  test(`numbers in a table column are aligned on their decimal points at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/converter/length/feet-to-meters',
      '/converter/weight/grams-to-ounces',
      '/converter/length/mm-to-meters',
      '/converter/length/cm-to-miles',
      '/converter/temperature/celsius-to-fahrenheit',
    ]) {
      await page.goto(`${path}?value=1.5`);
      const tables = page.getByRole('table');
      for (const [table, skipped] of [
        [tables.first(), -1],
        [around(page), 4],
      ] as const) {
        const at = (await points(table)).filter((_, row) => row !== skipped);
        expect(Math.max(...at) - Math.min(...at), path).toBeLessThan(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a screen reader reads a number in a table as one number', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const common = page.getByRole('table').first();
  await expect(common.getByRole('row', { name: '1 0.30', exact: true })).toBeVisible();
  await expect(common.getByRole('row', { name: '100 30.48', exact: true })).toBeVisible();
  await page.goto('/converter/length/feet-to-meters?value=0.6');
  for (const name of ['0.2 0.06096', '0.6 0.18288'])
    await expect(around(page).getByRole('row', { name, exact: true })).toBeVisible();
  await page.goto('/converter/data/mb-to-gb');
  await expect(common.getByRole('row', { name: '1 1.00e-3', exact: true })).toBeVisible();
});

test('long numbers are visually grouped, and are copied as one number', async ({ page }) => {
  await page.goto('/converter/length/miles-to-mm?value=12.5');
  const { result } = converterParts(page);
  await expect(result).toHaveText('20116800.00');
  expect(await result.innerText()).toBe('20116800.00');
  const groups = result.locator('[data-group]');
  await expect(groups).toHaveCount(2);
  expect(await groups.first().evaluate((group) => getComputedStyle(group, '::before').content)).toContain('","');
  expect(
    await result.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    }),
  ).toBe('20116800.00');
});

test('a number of 20 digits stays on one line, and inside the card of units', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters?value=99999999999999999999');
  const { result } = converterParts(page);
  await expect(result).toHaveText('30479999999999999999.70');
  const lines = await result.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).fontSize),
  );
  expect(lines).toBeLessThan(2);
  const heading = page.getByRole('heading', { name: 'in other units' });
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('a negative result is copied with a hyphen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/converter/temperature/fahrenheit-to-celsius?value=-40');
  const { result, line } = converterParts(page);
  await expect(result).toHaveText('−40.00');
  for (const [element, copied] of [
    [result, '-40.00'],
    [line, 'Result: -40 °F = -40.00 °C'],
  ] as const) {
    await element.evaluate((selected) => getSelection()?.selectAllChildren(selected));
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
});

test('a result with an exponent has a line in words, and an exact one has pale trailing zeros', async ({ page }) => {
  await page.goto('/');
  const { value, result } = converterParts(page);
  await value.fill('405040000');
  await expect(result).toHaveText(/^\d\.\d{4}e\+\d$/);
  await expect(page.getByText(/^[\d.]+ (million|billion) \S+$/)).toBeVisible();
  await value.fill('1');
  await chooseUnit(converterParts(page).unitOfValue, 'feet');
  await chooseUnit(converterParts(page).unitOfResult, 'meters');
  await expect(result).toHaveText('0.3048');
  await value.fill('5');
  await expect(result).toHaveText('1.5240');
  await expect(result.locator('[data-zeros]')).toHaveText('0');
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(result.locator('[data-zeros]'))).not.toBe(await colorOf(result));
});
