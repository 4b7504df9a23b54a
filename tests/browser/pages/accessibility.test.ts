import type { Page } from '@playwright/test';
import { getSample } from '../../support/sample.ts';
import { expect, test } from '../visitor.ts';
import { CONVERTER, fillMessage, PHONE } from '../page-parts.ts';
import { findViolations } from './find-violations.ts';

/** Lists one page of each kind. The two widths alternate over pages and states. */
const PAGES = [
  '/',
  '/all-converters?q=5%20oz%20to%20ml',
  '/category/length',
  '/converter/length/feet-to-meters',
  '/all-converters',
  '/bulk-converter?values=5%0Aabc',
  '/conversion-table',
  '/worksheet?from=mi&to=km',
  '/five-by-eye',
  '/embed',
  '/embed/length/feet-to-meters',
  '/sitemap',
  '/conversion-guides/kitchen',
  '/contact',
  '/developers',
  '/ingredients/eggs',
  '/lab-values',
  '/lab-values/glucose?value=5.5&from=mmol%2FL',
  '/ingredients/recipe',
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const STATES: [path: string, state: string, reach: (page: Page) => Promise<void>][] = [
  ['/', 'the other categories open', openFurtherCategories],
  ['/', 'a unit picker open', openPicker],
  [CONVERTER, 'the copy menu open', openCopyMenu],
  [CONVERTER, 'search suggestions shown', showSuggestions],
  ['/', 'an answer under the box', askForConversion],
  ['/', 'recent and pinned conversions listed', keepConversions],
  [CONVERTER, 'text that is not a number, and the exact value shown', typeNoNumber],
  [CONVERTER, 'a number typed in the second field', typeInResult],
  [CONVERTER, 'a question open, and the scale focused', openQuestion],
  ['/converter/temperature/celsius-to-kelvin', 'the thermometer focused', focusScale],
  ['/category/length', 'no conversion found', findNoConversion],
  ['/contact', 'errors under the fields', sendEmptyForm],
  ['/contact', 'a notice shown', sendInVain],
];

const CASES = [...getSample(PAGES, 3).map((path) => [path] as const), ...getSample(STATES, 4)];

for (const [parity, where, width] of [
  [0, 'on a phone', PHONE],
  [1, 'in a wide window', {}],
] as const)
  test.describe(where, () => {
    test.use(width);

    for (const [path, state, reach] of CASES.filter((_case, place) => place % 2 === parity))
      test(`axe finds no violations on ${path}${state ? ` with ${state}` : ''}`, async ({ page, expectProblem }) => {
        expectProblem(/status of 500/);
        await page.goto(path);
        await reach?.(page);
        expect(await findViolations(page)).toEqual([]);
      });
  });

async function focusScale(page: Page) {
  await page.mouse.move(1, 1); // The first interaction turns the picture into a slider.
  await page.getByRole('slider').focus();
}

async function typeInResult(page: Page) {
  await page.getByRole('button', { name: /^Type in/ }).click();
  await page.keyboard.type('100');
  await expect(page.getByLabel('From', { exact: true })).toHaveText('328.08');
}

async function findNoConversion(page: Page) {
  const field = page.getByLabel('Search conversions');
  await field.fill('zzzz');
  // Otherwise the header can cover half of a button.
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

async function openFurtherCategories(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pressure', exact: true })).toBeVisible();
}

async function openPicker(page: Page) {
  await page.getByRole('combobox', { name: 'From unit' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openCopyMenu(page: Page) {
  await page.getByRole('button', { name: 'Copy as' }).first().click();
  await expect(page.getByRole('button', { name: 'Number with unit' }).first()).toBeVisible();
}

async function showSuggestions(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Search converters' }).click();
  const search = isPhone(page) ? page.getByPlaceholder('Find a converter...') : page.getByLabel('Find a Converter');
  await search.fill('kg to lb');
  await expect(page.getByText(/^\d+ (converters )?found$/)).toBeAttached();
}

async function askForConversion(page: Page) {
  await page.getByRole('searchbox', { name: 'Type any conversion' }).fill('5 oz to ml');
  await expect(page.getByRole('search').getByRole('status')).toContainText('147.868');
}

async function keepConversions(page: Page) {
  await page.evaluate(() => {
    const kept = Array.from({ length: 9 }, (_, index) => ({
      path: `/converter/length/unit${index}-to-meters`,
      text: `${index}.5 units to meters`,
      value: `${index}.5`,
    }));
    for (const key of ['recent-conversions', 'pinned-conversions']) localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your conversions' }).getByRole('link')).toHaveCount(18);
}

async function typeNoNumber(page: Page) {
  await page.getByText('Exact value, rounding, and pin').click();
  await page.getByLabel('From', { exact: true }).fill('12abc');
  await expect(page.getByText('Enter a number such as')).toBeVisible();
}

async function openQuestion(page: Page) {
  await page.getByText('How many feet are in a meter?').click();
  await expect(page.getByText('1 meter is 3.28084 feet').first()).toBeVisible();
  await page.getByRole('slider').focus();
}

async function sendEmptyForm(page: Page) {
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
}

async function sendInVain(page: Page) {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'The message could not be stored.' } }),
  );
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('The message could not be stored.').first()).toBeVisible();
}
