import { sampleOf } from '../../support/sample.ts';
import { expect, test } from '../visitor.ts';
import { addresses, chooseUnit, converterParts } from './converter-parts.ts';
import { withoutScript } from './without-script.ts';

for (const [category, tab] of sampleOf(
  [
    ['length', 'Length'],
    ['area', 'Area'],
    ['volume', 'Volume'],
    ['weight', 'Weight'],
  ] as const,
  3,
)) {
  test(`the converter on /category/${category} has the tabs Length, Area, Volume, and Weight, and opens on ${tab}`, async ({
    page,
  }) => {
    await page.goto(`/category/${category}`);
    await expect(page.getByRole('tab')).toHaveText(['Length', 'Area', 'Volume', 'Weight']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(converterParts(page).value).toHaveValue('1');
  });
}

for (const category of sampleOf(
  [
    'temperature',
    'speed',
    'pressure',
    'energy',
    'time',
    'data',
    'force',
    'angle',
    'fuel-economy',
    'power',
    'torque',
    'data-rate',
    'frequency',
    'volume-flow',
    'density',
    'acceleration',
  ],
  4,
)) {
  test(`the converter on /category/${category} has that category’s units and no tabs`, async ({ page }) => {
    await page.goto(`/category/${category}`);
    await expect(page.getByRole('tab')).toHaveCount(0);
    const { value, result, unitOfValue } = converterParts(page);
    await expect(value).toHaveValue('1');
    await expect(result).toHaveText(/^-?\d/);
    await unitOfValue.click();
    const units = (await (await page.request.get(`/api/units/${category}`)).json()) as { fullName: string }[];
    await expect(page.getByRole('option')).toHaveCount(units.length);
    const listed = await page.getByRole('option').allInnerTexts();
    expect(listed.toSorted()).toEqual(units.map(({ fullName }) => fullName).toSorted());
  });
}

test('a converter tab shows its own units and a result', async ({ page }) => {
  await page.goto('/category/length');
  await page.getByRole('tab', { name: 'Volume' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Volume' })).toBeVisible();
  const { unitOfValue, line } = converterParts(page);
  await expect(unitOfValue).toHaveValue('Liters (L)');
  await expect(line).toHaveText('Result: 1 L = 0.2642 gal');
});

test('the result, the formula, and the result line follow each change of the value and the units', async ({ page }) => {
  await page.goto('/category/length');
  const { value, result, formula, line, unitOfValue, unitOfResult } = converterParts(page);
  await chooseUnit(unitOfValue, 'miles');
  await chooseUnit(unitOfResult, 'feet');
  await expect(result).toHaveText('5280.00');
  await expect(line).toHaveText('Result: 1 mi = 5280.00 ft');
  await expect(formula).toHaveText('Formula: miles × 5280 = feet');
  await value.fill('2.5');
  await expect(line).toHaveText('Result: 2.5 mi = 13200.00 ft');
  await chooseUnit(unitOfResult, 'km');
  await expect(line).toHaveText('Result: 2.5 mi = 4.023 km');
  await expect(formula).toHaveText('Formula: miles × 1.60934 = kilometers');
});

test('swap exchanges the units and moves the result into the input', async ({ page }) => {
  await page.goto('/category/length');
  const { value, result, swap, unitOfValue, unitOfResult } = converterParts(page);
  await expect(unitOfValue).toHaveValue('Feet (ft)');
  await value.fill('10');
  await expect(result).toHaveText('3.048');
  await swap.click();
  await expect(value).toHaveValue('3.048');
  await expect(unitOfValue).toHaveValue('Meters (m)');
  await expect(unitOfResult).toHaveValue('Feet (ft)');
  await expect(result).toHaveText('10.00');
  await value.fill('4x');
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeDisabled();
  await swap.click();
  await expect(unitOfValue).toHaveValue('Feet (ft)');
  await expect(value).toHaveValue('4x');
});

for (const path of ['/category/length', '/converter/length/feet-to-meters']) {
  test(`'Enter a value to convert' appears on ${path} while the field is empty or not a number`, async ({ page }) => {
    await page.goto(path);
    const { value, result, line } = converterParts(page);
    await value.fill('4');
    await expect(line).toHaveText('Result: 4 ft = 1.219 m');
    await value.fill('');
    await expect(line).toHaveText('Result: Enter a value to convert');
    await value.fill('4x');
    await expect(line).not.toContainText('4x');
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await expect(value).toHaveAccessibleDescription(
      'Result: “x” is not a unit of length. Enter a number such as 5, −2.5 or 1.2e6',
    );
    await expect(result).toHaveText('1.219');
    await value.fill('40');
    await expect(line).toHaveText('Result: 40 ft = 12.19 m');
  });
}

test('shows 6 exponent digits below 1e-6, then 6, 4, and 3 decimals, and 2 from ten up', async ({ page }) => {
  await page.goto('/converter/length/mm-to-meters');
  const { value, result } = converterParts(page);
  for (const [typed, shown] of [
    ['0.0001234567', '1.234567e-7'],
    ['0.001', '0.000001'],
    ['1.2345678', '0.001235'],
    ['9.9999', '0.010000'],
    ['10', '0.0100'],
    ['123.456', '0.1235'],
    ['1234.5678', '1.235'],
    ['9999.9', '10.000'],
    ['12345.678', '12.35'],
    ['1234567890', '1234567.89'],
    ['-12345.678', '−12.35'],
    ['0', '0'],
  ] as const) {
    await value.fill(typed);
    await expect(result, `${typed} mm`).toHaveText(shown);
  }
});

test('a converter page locks the units: no tabs, no pickers, no swap', async ({ page }) => {
  await page.goto('/converter/weight/kg-to-pounds');
  const { value, result } = converterParts(page);
  await expect(value).toHaveValue('1');
  await expect(result).toHaveText('2.205');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /swap/i })).toHaveCount(0);
});

for (const path of ['/category/temperature', '/converter/temperature/celsius-to-fahrenheit']) {
  test(`'Common Conversions:' on ${path} are links to converter pages, labeled 'X to Y'`, async ({ page }) => {
    await page.goto(path);
    const common = page.getByRole('navigation', { name: 'Common Conversions:' });
    const links = common.getByRole('link');
    for (const text of await links.allTextContents()) expect(text).toMatch(/^\w+ to \w+$/);
    const hrefs = await addresses(common);
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs) expect(href).toMatch(/^\/converter\/temperature\/[a-z]+-to-[a-z]+$/);
    await links.last().click();
    await expect(page).toHaveURL(new RegExp(`${hrefs.at(-1)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ to \w+ Converter$/);
  });
}

test('the page of another pair resets the units, and the value to 1', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await converterParts(page).value.fill('88');
  await page.getByRole('link', { name: 'Convert Meters to Feet instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters to Feet Converter');
  await expect(converterParts(page).value).toHaveValue('1');
  await expect(converterParts(page).line).toHaveText('Result: 1 m = 3.281 ft');
});

test('the temperature page points out a value below absolute zero, and converts it', async ({ page }) => {
  await page.goto('/converter/temperature/celsius-to-fahrenheit');
  await converterParts(page).value.fill('-300');
  await expect(converterParts(page).line).toHaveText('Result: −300 °C = −508.00 °F');
  await expect(page.getByText(/below absolute zero/).first()).toBeVisible();
});

test('a result also appears the way people say it, in the server-rendered page too, and the field accepts that text', async ({
  page,
}) => {
  const address = `/converter/length/feet-to-meters?value=${encodeURIComponent('5 ft 3 in')}`;
  const html = await (await page.request.get(address)).text();
  expect(html.replace(/<[^>]*>/g, '')).toContain('5 ft 3 in = 5.25 ft');
  await page.goto(address);
  await expect(converterParts(page).line).toHaveText('Result: 5 ft 3 in = 1.600 m');
  await page.goto('/converter/length/meters-to-feet?value=1.78');
  await expect(page.getByText('≈ 5 ft 10 1/16 in', { exact: true })).toBeVisible();
  await converterParts(page).value.fill('1.6002');
  await expect(page.getByText('= 5 ft 3 in', { exact: true })).toBeVisible();
});

test('results use the precision chosen on this device, on every page', async ({ page }) => {
  await page.goto('/converter/length/meters-to-inches?value=1');
  const { result, line } = converterParts(page);
  await expect(result).toHaveText('39.37');
  await page.getByText('Precision', { exact: true }).click();
  await page.getByLabel('Round results').selectOption('To significant digits');
  await expect(line).toHaveText('Result: 1 m = 39.3701 in');
  const digits = page.getByRole('group', { name: 'Significant digits' });
  await digits.getByRole('button', { name: 'More' }).click();
  await digits.getByRole('button', { name: 'More' }).click();
  await expect(digits.getByRole('status')).toHaveText('8 digits');
  await expect(line).toHaveText('Result: 1 m = 39.370079 in');
  await page.goto('/');
  await expect(result).toHaveText('3.2808399');
  await page.getByText('Precision', { exact: true }).click();
  await page.getByLabel('Round results').selectOption('As fractions for inches, cups, and spoons');
  await expect(result).toHaveText('3.2808');
  await page.getByLabel('Round results').selectOption('Automatic');
  await expect(result).toHaveText('3.2808');
});

test('the visitor can show the full exact value', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters?value=7');
  await expect(page.getByText('2.1336 m, exactly')).toBeHidden();
  await page.getByText('Exact value', { exact: true }).click();
  await expect(page.getByText('2.1336 m, exactly')).toBeVisible();
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the result with or without its unit, and confirms it', async ({ page }) => {
    await page.goto('/converter/length/feet-to-meters?value=5');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied 1.524' })).toHaveCount(1);
    expect(await copied()).toBe('1.524');
    await page.getByRole('button', { name: 'Copy with unit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied 1.524 m' })).toHaveCount(1);
    expect(await copied()).toBe('1.524 m');
  });
});

test.describe('when a tab’s units fail to load', () => {
  test.use({ serviceWorkers: 'block' });

  test("the result shows 'Error: Invalid conversion' and the formula shows 'No formula available'", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/);
    await withoutScript(page, 'Hectares (ha)');
    await page.goto('/category/length');
    await page.getByRole('tab', { name: 'Area' }).click();
    const { result, formula } = converterParts(page);
    await expect(result).toHaveText('Error: Invalid conversion');
    await expect(formula).toHaveText('Formula: No formula available');
    await page.getByRole('tab', { name: 'Length' }).click();
    await expect(result).toHaveText('0.3048');
  });
});
