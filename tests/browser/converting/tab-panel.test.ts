import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

for (const path of ['/', '/category/length']) {
  test(`the panel on ${path} shows a loading message until the units of the next tab load`, async ({ page }) => {
    await page.goto(path);
    const { asked, letCome } = await holdBack(page, '**/*.js');
    const panel = page.getByRole('tabpanel');
    const { unitOfValue, unitOfResult } = converterParts(panel);
    await page.getByRole('tab', { name: 'Weight' }).click();
    await expect(page.getByRole('tab', { name: 'Weight' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(panel.getByText('Loading units')).toBeAttached();
    letCome();
    await expect(unitOfValue).toHaveValue('Kilograms (kg)');
    await expect(unitOfResult).toHaveValue('Pounds (lb)');
    await chooseUnit(unitOfValue, 'stone');
    await expect(unitOfValue).toHaveValue('Stone (st)');
  });
}
