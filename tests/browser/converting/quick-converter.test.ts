import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

const DEFAULTS = [
  { tab: 'Length', from: 'Meters (m)', to: 'Feet (ft)', shown: '3.2808' },
  { tab: 'Weight', from: 'Kilograms (kg)', to: 'Pounds (lb)', shown: '2.2046' },
  { tab: 'Temperature', from: 'Celsius (°C)', to: 'Fahrenheit (°F)', shown: '33.80' },
  { tab: 'Area', from: 'Square Meters (m²)', to: 'Square Feet (ft²)', shown: '10.76' },
  { tab: 'Volume', from: 'Liters (L)', to: 'Gallons, US (gal)', shown: '0.2642' },
];

test('each tab starts with the value 1 and its own units, and keeps its input when the visitor switches tabs', async ({
  page,
}) => {
  await page.goto('/');
  const { value, result, swap, unitOfValue, unitOfResult } = converterParts(page);
  for (const { tab, from, to, shown } of DEFAULTS) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(value).toHaveValue('1');
    await expect(unitOfValue).toHaveValue(from);
    await expect(unitOfResult).toHaveValue(to);
    await expect(result).toHaveText(shown);
  }
  await page.getByRole('tab', { name: 'Weight' }).click();
  await value.fill('3');
  await chooseUnit(unitOfValue, 'stone');
  await chooseUnit(unitOfResult, 'ounces');
  await swap.click();
  await page.getByRole('tab', { name: 'Temperature' }).click();
  await expect(value).toHaveValue('1');
  await value.fill('-300');
  await expect(result).toHaveText('−508.00');
  await expect(page.getByText(/below absolute zero/)).toBeVisible();
  await page.getByRole('tab', { name: 'Weight' }).click();
  await expect(value).toHaveValue('3');
  await expect(unitOfValue).toHaveValue('Ounces (oz)');
  await expect(unitOfResult).toHaveValue('Stone (st)');
});

test('Back restores the tab, the values, and the units, and a link to the home page resets all of them', async ({
  page,
}) => {
  await page.goto('/');
  const { value, result, unitOfValue, unitOfResult } = converterParts(page);
  await chooseUnit(unitOfValue, 'feet');
  await chooseUnit(unitOfResult, 'cm');
  await value.fill('5 ft 3 in');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await value.fill('12');
  await expect(result).toHaveText('26.46');
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
  await page.getByRole('link', { name: 'More options' }).click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Length');
  await expect(value).toHaveValue('1');
});
