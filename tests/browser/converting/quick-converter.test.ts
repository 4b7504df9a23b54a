import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';
import { withoutScript } from './without-script.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const DEFAULTS = [
  { tab: 'Length', from: 'Meters (m)', to: 'Feet (ft)', result: '3.2808' },
  { tab: 'Weight', from: 'Kilograms (kg)', to: 'Pounds (lb)', result: '2.2046' },
  { tab: 'Temperature', from: 'Celsius (°C)', to: 'Fahrenheit (°F)', result: '33.80' },
  { tab: 'Area', from: 'Square Meters (m²)', to: 'Square Feet (ft²)', result: '10.76' },
  { tab: 'Volume', from: 'Liters (L)', to: 'Gallons, US (gal)', result: '0.2642' },
];

test('opens on length, and each tab starts with 1 and its own pair of units', async ({ page }) => {
  const { value, result, unitOfValue, unitOfResult } = converterParts(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Length');
  for (const { tab, from, to, result: shown } of DEFAULTS) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(value).toHaveValue('1');
    await expect(unitOfValue).toHaveValue(from);
    await expect(unitOfResult).toHaveValue(to);
    await expect(result).toHaveText(shown);
  }
});

test('each tab keeps its value and both units while other tabs are open', async ({ page }) => {
  const { value, result, unitOfValue, unitOfResult } = converterParts(page);
  await page.getByRole('tab', { name: 'Weight' }).click();
  await value.fill('3');
  await chooseUnit(unitOfValue, 'stone');
  await chooseUnit(unitOfResult, 'ounces');
  await expect(result).toHaveText('672.00');
  await page.getByRole('tab', { name: 'Volume' }).click();
  await expect(value).toHaveValue('1');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await expect(value).toHaveValue('3');
  await expect(unitOfValue).toHaveValue('Stone (st)');
  await expect(unitOfResult).toHaveValue('Ounces (oz)');
  await expect(result).toHaveText('672.00');
});

test('Back restores the tab, the values, and the units', async ({ page }) => {
  const { value, result, unitOfValue, unitOfResult } = converterParts(page);
  await chooseUnit(unitOfValue, 'feet');
  await chooseUnit(unitOfResult, 'cm');
  await value.fill('5 ft 3 in');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await value.fill('12');
  await page.getByRole('link', { name: 'More options' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kilograms to Pounds Converter');
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Weight');
  await expect(value).toHaveValue('12');
  await expect(result).toHaveText('26.46');
  await page.getByRole('tab', { name: 'Length' }).click();
  await expect(value).toHaveValue('5 ft 3 in');
  await expect(unitOfResult).toHaveValue('Centimeters (cm)');
  await expect(result).toHaveText('160.02');
});

test('following a link to the home page shows its default pair', async ({ page }) => {
  const { value } = converterParts(page);
  await value.fill('12');
  await page.getByRole('link', { name: 'More options' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters to Feet Converter');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Length');
  await expect(value).toHaveValue('1');
});

test('on a phone, the converter and both of its units are above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  const target = await converterParts(page).unitOfResult.boundingBox();
  expect(target && bar && target.y + target.height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('swap exchanges the units and keeps the value', async ({ page }) => {
  const { value, swap, unitOfValue, unitOfResult } = converterParts(page);
  await value.fill('7');
  await swap.click();
  await expect(value).toHaveValue('7');
  await expect(unitOfValue).toHaveValue('Feet (ft)');
  await expect(unitOfResult).toHaveValue('Meters (m)');
});

test('shows exponent form with 4 digits below 0.01 and above a million, 4 decimals below 10, and 2 decimals otherwise', async ({
  page,
}) => {
  const { value, result } = converterParts(page);
  for (const [typed, shown] of [
    ['0.003', '9.8425e-3'],
    ['0.003047', '9.9967e-3'],
    ['0.003048', '0.0100'],
    ['3', '9.8425'],
    ['3.048', '10.00'],
    ['5', '16.40'],
    ['304800', '1000000.00'],
    ['304801', '1.0000e+6'],
    ['1e9', '3.2808e+9'],
    ['-3', '−9.8425'],
    ['-0.003', '−9.8425e-3'],
    ['0', '0'],
    ['-0', '0'],
  ] as const) {
    await value.fill(typed);
    await expect(result, `${typed} m`).toHaveText(shown);
  }
});

test("shows 'Invalid input' for anything that is not a number, and recovers with the next number", async ({ page }) => {
  const { value, result } = converterParts(page);
  for (const typed of [
    '',
    '   ',
    'abc',
    '12abc',
    '1,2,3',
    '1.2.3',
    '--5',
    '-',
    '.',
    'NaN',
    'Infinity',
    '0x10',
    '1e',
    '5 kg',
  ]) {
    await value.fill('2');
    await expect(result).toHaveText('6.5617');
    await value.fill(typed);
    await expect(result, `'${typed}'`).toHaveText('Invalid input');
  }
});

test('accepts a sign, a decimal point, an exponent, surrounding spaces, and well-placed thousands commas', async ({
  page,
}) => {
  const { value, result } = converterParts(page);
  for (const [typed, shown] of [
    ['+1', '3.2808'],
    ['.5', '1.6404'],
    ['2.', '6.5617'],
    ['1e1', '32.81'],
    [' 2 ', '6.5617'],
    ['1,000', '3280.84'],
  ] as const) {
    await value.fill('9');
    await value.fill(typed);
    await expect(result, `'${typed}'`).toHaveText(shown);
  }
});

test('accepts mixed units and fractions as people write them, and shows how it read them', async ({ page }) => {
  const { value, result, unitOfValue } = converterParts(page);
  await chooseUnit(unitOfValue, 'feet');
  await chooseUnit(converterParts(page).unitOfResult, 'cm');
  for (const [typed, shown, echo] of [
    [`5'3"`, '160.02', '5 ft 3 in = 5.25 ft'],
    ['5½', '167.64', '= 5.5 ft'],
    ['6 ft', '182.88', '= 6 ft'],
  ] as const) {
    await value.fill(typed);
    await expect(result, typed).toHaveText(shown);
    await expect(value).toHaveAccessibleDescription(echo);
  }
  await value.fill('5 ft 3 in');
  await chooseUnit(unitOfValue, 'inches');
  await expect(result).toHaveText('160.02');
  await expect(value).toHaveAccessibleDescription('5 ft 3 in = 63 in');
});

test('a temperature below absolute zero is converted, and the page points it out', async ({ page }) => {
  await page.getByRole('tab', { name: 'Temperature' }).click();
  await converterParts(page).value.fill('-300');
  await expect(converterParts(page).result).toHaveText('−508.00');
  await expect(page.getByText(/below absolute zero/)).toBeVisible();
  await converterParts(page).value.fill('-273.15');
  await expect(page.getByText(/below absolute zero/)).toHaveCount(0);
});

test.describe('when a tab’s units fail to load', () => {
  test.use({ serviceWorkers: 'block' });

  test("shows 'Invalid conversion'", async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    await withoutScript(page, 'Hectares (ha)');
    await page.goto('/');
    await page.getByRole('tab', { name: 'Area' }).click();
    await expect(converterParts(page).result).toHaveText('Invalid conversion');
    await page.getByRole('tab', { name: 'Weight' }).click();
    await expect(converterParts(page).result).toHaveText('2.2046');
  });
});
