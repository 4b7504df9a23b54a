import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

declare global {
  // Only `var` declares a property of globalThis.
  var __timesWithoutResult: number | undefined;
}

for (const path of ['/', '/category/length']) {
  test(`until the next tab’s units load, the panel on ${path} stays filled and offers no units`, async ({ page }) => {
    await page.goto(path);
    const { asked, letCome } = await holdBack(page, '**/*.js');
    const panel = page.getByRole('tabpanel');
    const { unitOfValue, unitOfResult, swap } = converterParts(panel);
    await panel.evaluate((element) => {
      globalThis.__timesWithoutResult = 0;
      new MutationObserver(() => {
        if (!element.querySelector('output')) globalThis.__timesWithoutResult! += 1;
      }).observe(element, { childList: true, subtree: true });
    });
    await page.getByRole('tab', { name: 'Weight' }).click();
    await expect(page.getByRole('tab', { name: 'Weight' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(unitOfValue).not.toBeEditable();
    await expect(unitOfResult).not.toBeEditable();
    await unitOfValue.click();
    await expect(unitOfValue).toHaveAttribute('aria-expanded', 'false');
    await swap.click();
    letCome();
    await expect(unitOfValue).toHaveValue(/kilograms|pounds/i);
    await expect(unitOfResult).toHaveValue(/kilograms|pounds/i);
    expect(await page.evaluate(() => globalThis.__timesWithoutResult)).toBe(0);
    await chooseUnit(unitOfValue, 'stone');
    await expect(unitOfValue).toHaveValue('Stone (st)');
  });
}
