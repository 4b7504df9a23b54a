import type { Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

test('the result and the formula follow each change, and a swap moves the result into the field', async ({ page }) => {
  await page.goto('/category/length');
  const { value, result, formula, line, swap, unitOfValue, unitOfResult } = converterParts(page);
  await value.fill('10');
  await expect(result).toHaveText('3.048');
  await swap.click();
  await expect(value).toHaveValue('3.048');
  await expect(unitOfValue).toHaveValue('Meters (m)');
  await expect(unitOfResult).toHaveValue('Feet (ft)');
  await expect(result).toHaveText('10.00');
  await test.step('an invalid value has no result to copy, and stays in the field after a swap', async () => {
    await value.fill('4x');
    await expect(page.getByRole('button', { name: 'Copy result' })).toBeDisabled();
    await swap.click();
    await expect(unitOfValue).toHaveValue('Feet (ft)');
    await expect(value).toHaveValue('4x');
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await expect(value).toHaveAccessibleDescription(
      'Result: “x” is not a unit of length. Enter a number such as 5, −2.5, or 1.2e6',
    );
  });
  await value.fill('');
  await expect(line).toHaveText('Result: Enter a value to convert');
  await value.fill('1');
  await chooseUnit(unitOfValue, 'miles');
  await chooseUnit(unitOfResult, 'feet');
  await expect(line).toHaveText('Result: 1 mi = 5280.00 ft');
  await expect(formula).toHaveText('Formula: miles × 5280 = feet');
  await value.fill('2.5');
  await expect(result).toHaveText('13200.00');
  await chooseUnit(unitOfResult, 'km');
  await expect(line).toHaveText('Result: 2.5 mi = 4.023 km');
  await expect(formula).toHaveText('Formula: miles × 1.60934 = kilometers');
});

test('a typed number updates the converter page, which announces the result', async ({ page }) => {
  await page.goto('/converter/length/meters-to-feet');
  const { value, result, line } = converterParts(page);
  const region = page.locator('[aria-live="polite"]').filter({ has: result });
  await expect(value).toHaveAccessibleDescription('meters');
  await value.fill('2');
  await expect(page.getByText('2 × 3.28084 ≈ 6.56168 ft', { exact: true })).toBeVisible();
  await expect(page.getByText('About the same as a door’s height')).toBeVisible();
  await expect(region).toHaveText(/^2 meters is 6\.562 feet/);
  await value.fill('-2');
  await expect(page.getByText('About the same as')).toBeHidden();
  await value.fill('1.6002');
  await expect(page.getByText('= 5 ft 3 in', { exact: true })).toBeVisible();
  await value.fill('4x');
  await expect(line).not.toContainText('4x');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(region).toHaveText(/^5\.250/);
  await page.goto('/converter/temperature/celsius-to-fahrenheit');
  await value.fill('-300');
  await expect(line).toHaveText('Result: −300 °C = −508.00 °F');
  await expect(page.getByText(/below absolute zero/).first()).toBeVisible();
  const common = page.getByRole('navigation', { name: 'Common Conversions:' });
  await common.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ to \w+ Converter$/);
});

test('Back, Forward, a reload, and the reverse link keep the typed value', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, line } = converterParts(page);
  await value.fill('8');
  await expect(page).toHaveURL(/\/feet-to-meters\?value=8$/);
  await page.getByRole('link', { name: 'Swap units' }).click();
  await expect(page).toHaveURL(/\/meters-to-feet\?value=2\.4384$/);
  await expect(line).toHaveText('Result: 2.4384 m = 8.000 ft');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
  await expect(line).toHaveText('Result: 8 ft = 2.438 m');
  await page.goForward();
  await expect(line).toHaveText('Result: 2.4384 m = 8.000 ft');
  await page.reload();
  await expect(line).toHaveText('Result: 2.4384 m = 8.000 ft');
  await test.step('the page of another pair starts with the value 1, scrolled to the top', async () => {
    await page.getByRole('link', { name: 'Convert Feet to Meters instead', exact: true }).click();
    await expect(page).toHaveURL(/\/converter\/length\/feet-to-meters$/);
    await expect(value).toHaveValue('1');
    await expect(line).toHaveText('Result: 1 ft = 0.3048 m');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a link to the current page and the Back button both restore the value in the URL', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, line } = converterParts(page);
  const search = page.getByRole('searchbox', { name: 'Find a Converter' });
  const suggestion = page.getByRole('search').getByRole('link', { name: 'Feet to Meters', exact: true });
  await value.fill('7');
  await expect(page).toHaveURL(/\?value=7$/);
  await search.fill('1 ft in m');
  await suggestion.click();
  await expect(page).toHaveURL(/\/feet-to-meters$/);
  await expect(line).toHaveText('Result: 1 ft = 0.3048 m');
  await expect(suggestion).toHaveCount(0);
  await search.fill('7 ft in m');
  await suggestion.click();
  await expect(line).toHaveText('Result: 7 ft = 2.134 m');
  await page.goBack();
  await expect(page).toHaveURL(/\/feet-to-meters$/);
  await expect(line).toHaveText('Result: 1 ft = 0.3048 m');
});

test('clicking a value in an example or a table enters the value in the card and scrolls to the card', async ({
  page,
}) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, result } = converterParts(page);
  const heights = page.getByRole('table', { name: /^Body heights/ });
  await heights.getByRole('link', { name: '5 ft 8 in' }).click();
  await expect(value).toHaveValue('5 ft 8 in');
  await expect(value).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Everyday examples' }).getByRole('link', { name: '100 m' }).click();
  await expect(value).toHaveValue('100 m');
  await expect(result).toHaveText('100.00');
  const common = page.getByRole('table', { name: /^Common values/ });
  await common.getByRole('cell', { name: '15.24' }).click();
  await expect(value).toHaveValue('50');
  await expect(page).toHaveURL(/\?value=50$/);
});

test('in a wide window, the value in other units stays visible while the page scrolls', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value } = converterParts(page);
  const [heading, converter] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.getByRole('form', { name: 'Unit Converter' }).boundingBox(),
  ]);
  // A section without content takes up no space.
  expect((converter?.y ?? Infinity) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(72);
  await value.fill('5 ft 11');
  await expect(page.getByRole('region', { name: '5 ft 11 in, in other units' })).toBeVisible();
  await value.fill('7');
  const card = page.getByRole('region', { name: '7 ft in other units' });
  await expect(card.getByRole('listitem').first()).toHaveText('Inches= 84 in');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.getByRole('link', { name: 'See all 21 units' }).click();
  await expect(page).toHaveURL(/\/category\/length\?/);
  await expect(value).toHaveValue('7');
});

test('results on every page use the precision that the visitor chose, and show the exact value', async ({ page }) => {
  await page.goto('/converter/length/meters-to-inches?value=1');
  const { value, result, line } = converterParts(page);
  await expect(result).toHaveText('39.37');
  await page.getByText('Exact value, rounding, and pin').click();
  await page.getByLabel('Round results').selectOption('To 8 significant digits');
  await expect(line).toHaveText('Result: 1 m = 39.370079 in');
  await value.fill('2.54');
  await expect(page.getByText('100 in, exactly')).toBeVisible();
  await page.goto('/');
  await expect(result).toHaveText('3.2808399');
  await page.getByText('Exact value, rounding, and pin').click();
  await page.getByLabel('Round results').selectOption('As fractions for inches, cups, and spoons');
  await expect(result).toHaveText('3.2808');
  await page.getByLabel('Round results').selectOption('Automatic');
  await expect(result).toHaveText('3.2808');
});

test('the result is copied as one number, with or without its unit', async ({ page }) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/converter/length/feet-to-meters?value=5');
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 1.524' })).toHaveCount(1);
  expect(await copied()).toBe('1.524');
  await page.getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('button', { name: 'Number with unit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 1.524 m' })).toHaveCount(1);
  expect(await copied()).toBe('1.524 m');
  await page.goto('/converter/temperature/fahrenheit-to-celsius?value=-40');
  const { result, line } = converterParts(page);
  for (const [element, text] of [
    [result, '-40.00'],
    [line, 'Result: -40 °F = -40.00 °C'],
  ] as const) {
    await element.evaluate((selected) => getSelection()?.selectAllChildren(selected));
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(copied).toBe(text);
  }
});

/** Blocks scripts that contain `words`. Also block service workers, because routes cannot intercept their requests. */
async function withoutScript(page: Page, words: string): Promise<void> {
  await page.route(/\/\d+\.js(?:\?attempt=\d+)?$/, async (route) => {
    const answer = await route.fetch();
    const isMeant = (await answer.text()).includes(words);
    await (isMeant ? route.abort() : route.fulfill({ response: answer }));
  });
}

test('when a tab’s units fail to load, the other tabs work', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await withoutScript(page, 'searchedAs:"hectares"');
  const { result, formula } = converterParts(page);
  await page.goto('/category/length');
  await page.getByRole('tab', { name: 'Area' }).click();
  await expect(result).toHaveText('Error: Invalid conversion');
  await expect(formula).toHaveText('Formula: No formula available');
  await page.getByRole('tab', { name: 'Length' }).click();
  await expect(result).toHaveText('0.3048');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Area' }).click();
  await expect(result).toHaveText('Invalid conversion');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await expect(result).toHaveText('2.2046');
});
