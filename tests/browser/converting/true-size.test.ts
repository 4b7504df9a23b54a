import type { Page } from '@playwright/test';
import { PHONE } from '../page-parts.ts';
import { findViolations } from '../pages/find-violations.ts';
import { expect, test } from '../visitor.ts';

const INCHES = '/converter/length/inches-to-cm';

async function openTrueSize(page: Page, value: string) {
  await page.goto(`${INCHES}?value=${value}`);
  await page.getByText('True size', { exact: true }).click();
  return page.getByRole('group', { name: 'True size' });
}

const computeWidth = async (page: Page) => (await page.locator('[data-outline]').boundingBox())!.width;

for (const [where, options] of [
  ['in a wide window', {}],
  ['on a phone', PHONE],
] as const)
  test.describe(where, () => {
    test.use(options);

    test('after the visitor calibrates the screen with a card, lengths appear at their real size, even after a reload', async ({
      page,
    }) => {
      const panel = await openTrueSize(page, '1.5');
      await expect(panel).toContainText('Lay a bank card on it');
      const slider = panel.getByRole('slider', { name: 'Size of the outline' });
      const before = await computeWidth(page);
      await slider.press('ArrowRight');
      expect(await computeWidth(page)).toBeGreaterThan(before);
      await slider.fill('5');
      await expect(slider).toHaveAttribute('aria-valuetext', /^\d+ pixels wide$/);
      // Otherwise the window edge or the bottom bar can cover half of a button.
      await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await findViolations(page)).toEqual([]);
      await panel.getByRole('button', { name: 'It fits' }).click();

      const rulers = panel.getByRole('slider', { name: 'Scale from inches to centimeters' });
      await expect(rulers).toHaveAttribute('aria-valuetext', '1.5 inches is 3.81 centimeters');
      // 1.5 in is 38.1 mm, at 5 pixels per millimeter.
      const { x, width } = (await rulers.locator('rect').boundingBox())!;
      expect(width).toBeCloseTo(190.5, 0);
      const pointer = (await rulers.locator('circle').boundingBox())!;
      expect(Math.abs(pointer.x + pointer.width / 2 - x - width)).toBeLessThan(1);
      await page.mouse.click(x + 50 * 5, pointer.y);
      await expect(rulers).toHaveAttribute('aria-valuetext', /^1\.9[67]\d* inches is (4\.9[89]|5) centimeters$/);
      await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await findViolations(page)).toEqual([]);

      await page.reload();
      await page.getByText('True size', { exact: true }).click();
      await expect(rulers).toBeVisible();
      await page.getByLabel('From', { exact: true }).fill('100');
      await expect(panel).toContainText(/This is too long to show: \d+\.\d cm \(\d+\.\d in\) fit here\./);
      await panel.getByRole('button', { name: 'Check the size' }).click();
      await expect(slider).toHaveValue('5');
      await panel.getByRole('button', { name: 'It fits' }).click();
      await panel.getByRole('button', { name: 'Reset' }).click();
      await expect(slider).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('true-size'))).toBeNull();
    });
  });

test('screws are drawn at their real size on a calibrated screen, and are not drawn on any other screen', async ({
  page,
}) => {
  const panel = await openTrueSize(page, '1.5');
  await panel.getByRole('slider', { name: 'Size of the outline' }).fill('5');
  await panel.getByRole('button', { name: 'It fits' }).click();
  await page.goto('/size-charts/screws-and-drills');
  const drawing = page.locator('article svg').first();
  // The drawing is 60 mm wide, at 5 pixels per millimeter.
  expect((await drawing.boundingBox())!.width).toBeCloseTo(300, 0);
  expect((await drawing.locator('circle').last().boundingBox())!.width).toBeCloseTo(24 * 5 + 0.25 * 5, 0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect((await drawing.boundingBox())?.width ?? 0).toBe(0);
});

test('the code loads only when the visitor opens “True size”, and weight pages do not offer it', async ({ page }) => {
  await page.goto(`${INCHES}?value=2`);
  await page.mouse.move(1, 1);
  await expect(page.getByRole('slider')).toBeVisible();
  const request = page.waitForRequest(/\.js$/);
  await page.getByText('True size', { exact: true }).click();
  await request;
  await page.goto('/converter/weight/kg-to-pounds');
  await expect(page.getByText('Exact value, rounding, and pin')).toBeVisible();
  await expect(page.getByText('True size', { exact: true })).toHaveCount(0);
});
