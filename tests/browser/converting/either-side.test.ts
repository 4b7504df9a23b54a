import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

const TYPE_HERE = /^Type in/;

for (const path of ['/', '/converter/length/feet-to-meters', '/embed/length/feet-to-meters'])
  test(`on ${path}, a visitor can type in either field and undo what they typed`, async ({ page }) => {
    await page.goto(path === '/' ? path : `${path}?value=5`);
    const { value: from, result: to } = converterParts(page);
    if (path === '/') {
      await chooseUnit(converterParts(page).unitOfValue, 'feet');
      await chooseUnit(converterParts(page).unitOfResult, 'meters');
      await from.fill('5');
    }
    await expect(to).toHaveText(/^1\.524/);
    await page.getByRole('button', { name: TYPE_HERE }).click();
    await expect(to).toBeFocused();
    await expect(to).toHaveValue(/^1\.524/);
    await expect(to).toHaveAccessibleDescription('meters');
    await expect(from).toHaveText(/^5\.?0*$/);
    await page.keyboard.type('100');
    await expect(from).toHaveText(/^328\.08/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(to).toHaveValue(/^1\.524/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(from).toHaveValue('5');
    await expect(from).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(from).toHaveText(/^328\.08/);
    await expect(to).toBeFocused();
    await page.getByRole('button', { name: TYPE_HERE }).click();
    await expect(from).toBeFocused();
    await expect(from).toHaveValue(/^328\.08/);
  });

test('a number typed in the second field updates the whole converter page', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value: from, result: to, line, formula } = converterParts(page);
  await page.getByRole('button', { name: TYPE_HERE }).click();
  await page.keyboard.type('100');
  await expect(line).toHaveText('Result: 100 m = 328.08 ft');
  await expect(formula).toHaveText('Formula: feet × 0.3048 = meters');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '328.084 feet is 100 meters');
  await expect(page).toHaveURL(/\?value=100\+m$/);
  await page.keyboard.type('x');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\?value=100\+m$/);
  await page.reload();
  await expect(from).toHaveValue('100 m');
  await expect(to).toHaveText('100.00');
  await page
    .getByRole('table', { name: /^Common values/ })
    .getByRole('link', { name: '10', exact: true })
    .click();
  await expect(from).toHaveValue('10');
});
