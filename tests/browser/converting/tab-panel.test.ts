import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { chooseUnit, converterParts } from './converter-parts.ts';

declare global {
  // Only `var` declares a property of globalThis.
  var __timesWithoutResult: number | undefined;
}

for (const path of ['/', '/category/length']) {
  test(`the tab panel on ${path} stays filled until the next tab’s units load`, async ({ page }) => {
    await page.goto(path);
    const { asked, letCome } = await holdBack(page, '**/*.js');
    const panel = page.getByRole('tabpanel');
    await panel.evaluate((element) => {
      globalThis.__timesWithoutResult = 0;
      new MutationObserver(() => {
        if (!element.querySelector('output')) globalThis.__timesWithoutResult! += 1;
      }).observe(element, { childList: true, subtree: true });
    });
    await page.getByRole('tab', { name: 'Weight' }).click();
    await expect(page.getByRole('tab', { name: 'Weight' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    letCome();
    await expect(converterParts(page).unitOfValue.first()).toHaveValue(/kilograms|pounds/i);
    expect(await page.evaluate(() => globalThis.__timesWithoutResult)).toBe(0);
  });
}

for (const path of ['/', '/category/length']) {
  test(`a swap on ${path} while the next tab’s units load leaves that tab with its own units`, async ({ page }) => {
    await page.goto(path);
    const { asked, letCome } = await holdBack(page, '**/*.js');
    await page.getByRole('tab', { name: 'Weight' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: /swap/i }).first().click();
    letCome();
    const { unitOfValue, unitOfResult } = converterParts(page);
    await expect(unitOfValue.first()).toHaveValue(/kilograms|pounds/i);
    await expect(unitOfResult.first()).toHaveValue(/kilograms|pounds/i);
  });
}

for (const path of ['/', '/category/length']) {
  test(`no unit can be picked on ${path} while the next tab’s units load`, async ({ page }) => {
    await page.goto(path);
    const { asked, letCome } = await holdBack(page, '**/*.js');
    const { unitOfValue, unitOfResult } = converterParts(page.getByRole('tabpanel'));
    await page.getByRole('tab', { name: 'Weight' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(unitOfValue).not.toBeEditable();
    await expect(unitOfResult).not.toBeEditable();
    await unitOfValue.click();
    await expect(unitOfValue).toHaveAttribute('aria-expanded', 'false');
    letCome();
    await chooseUnit(unitOfValue, 'stone');
    await expect(unitOfValue).toHaveValue('Stone (st)');
  });
}
