import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../pages/find-violations.ts';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

const FEET = '/converter/length/feet-to-meters';
const HEAT = '/converter/temperature/celsius-to-fahrenheit';

/** The first interaction turns the picture into a slider. */
async function sliderOn(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await slider.scrollIntoViewIfNeeded();
  return slider;
}

async function pointIn(slider: Locator, across: number, down: number): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await slider.locator('svg').first().boundingBox())!;
  return [x + across * width, y + down * height];
}

test('arrow keys, Page Up, Page Down, Home, and End move the pointer, the value, and the result', async ({ page }) => {
  const slider = await sliderOn(page, `${FEET}?value=6`);
  const { value, result } = converterParts(page);
  await expect(slider).toHaveAttribute('aria-valuetext', '6 feet is 1.83 meters');
  await slider.focus();
  for (const [key, typed, shown] of [
    ['ArrowRight', '6.1', '1.859'],
    ['ArrowDown', '6', '1.829'],
    ['PageUp', '7', '2.134'],
    ['PageDown', '6', '1.829'],
    ['End', '10', '3.048'],
    ['Home', '0', '0'],
  ] as const) {
    await slider.press(key);
    await expect(value).toHaveValue(typed);
    await expect(result).toHaveText(shown);
  }
  await expect(slider).toHaveAttribute('aria-valuetext', '0 feet is 0 meters');
  await expect(slider).toBeFocused();
});

test('dragging changes the value, and the range stays until the pointer is released', async ({ page }) => {
  const slider = await sliderOn(page, `${FEET}?value=6`);
  const { value, result } = converterParts(page);
  await page.mouse.move(...(await pointIn(slider, 0.6, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await pointIn(slider, 0.3, 0.5)), { steps: 5 });
  await expect(value).toHaveValue(/^(2\.9|3)/);
  await page.mouse.move(...(await pointIn(slider, 1.5, 0.5)), { steps: 5 });
  await expect(value).toHaveValue('10');
  await expect(result).toHaveText('3.048');
  await expect(slider).toHaveAttribute('aria-valuemax', '10');
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuemax', '20');
  await expect(value).toHaveValue('10');
});

test('typing moves the pointer and chooses the range', async ({ page }) => {
  const slider = await sliderOn(page, FEET);
  await converterParts(page).value.fill('5280');
  await expect(slider).toHaveAttribute('aria-valuetext', '5280 feet is 1609 meters');
  await expect(slider).toHaveAttribute('aria-valuemax', '10000');
  await converterParts(page).value.fill('12abc');
  await expect(slider).toHaveAttribute('aria-valuenow', '5280');
});

test('temperatures have a thermometer, which a press on a landmark sets', async ({ page }) => {
  const slider = await sliderOn(page, HEAT);
  await expect(slider).toHaveAttribute('aria-orientation', 'vertical');
  await slider.getByText('Water boils').click();
  await expect(converterParts(page).value).toHaveValue(/^(99|100|101)$/);
  await slider.press('ArrowUp');
  await expect(converterParts(page).value).toHaveValue(/^(100|101|102)$/);
});

test('the labels and the typed number have the visitor’s number format', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('number-format', 'point-comma'));
  const slider = await sliderOn(page, FEET);
  await expect(slider.getByText('0,5', { exact: true }).first()).toBeVisible();
  await slider.press('ArrowRight');
  await expect(converterParts(page).value).toHaveValue('1,1');
  await expect(slider).toHaveAttribute('aria-valuetext', '1,1 feet is 0,335 meters');
});

for (const path of [FEET, HEAT, '/converter/length/light-years-to-nanometers']) {
  test(`axe finds no violations with the slider focused on ${path}`, async ({ page }) => {
    await (await sliderOn(page, path)).focus();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('the page does not move when the slider’s code loads or the pointer is dragged', async ({ page }) => {
  await page.goto(FEET);
  const below = page.getByRole('heading', { level: 2 }).first();
  const before = await below.boundingBox();
  await page.mouse.move(1, 1);
  const slider = page.getByRole('slider');
  await slider.press('PageUp');
  await slider.press('End');
  expect(await below.boundingBox()).toEqual(before);
});

test('landmarks appear where the pointer’s label leaves room', async ({ page }) => {
  const slider = await sliderOn(page, `${FEET}?value=12`);
  const landmark = slider.getByText('Tall person', { exact: true });
  const tag = slider.getByText('12 ft', { exact: true });
  await expect(landmark).toBeVisible();
  const [left, right] = [await landmark.boundingBox(), await tag.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  await converterParts(page).value.fill('6');
  await expect(slider).toHaveAttribute('aria-valuetext', '6 feet is 1.83 meters');
  await expect(landmark).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  async function swipe(page: Page, [x, from]: readonly [number, number], to: number) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
    await touch('touchEnd');
  }

  test('dragging along the thermometer’s tube sets the value, and the page stays', async ({ page }) => {
    const slider = await sliderOn(page, HEAT);
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    const [x, low] = await pointIn(slider, 84 / 260, 0.8);
    const [, high] = await pointIn(slider, 0, 0.2);
    await swipe(page, [x, low], high);
    await expect(slider).toHaveAttribute('aria-valuetext', /^1[5-9]\d degrees Celsius/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a swipe next to the tube scrolls the page, and the value stays', async ({ page }) => {
    const slider = await sliderOn(page, HEAT);
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    const [x, low] = await pointIn(slider, 0.9, 0.8);
    const [, high] = await pointIn(slider, 0, 0.2);
    await swipe(page, [x, low], high);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(converterParts(page).value).toHaveValue('1');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the scale is a picture of the value in the address', async ({ page }) => {
    await page.goto(`${FEET}?value=6`);
    await expect(page.getByRole('img', { name: '6 feet is 1.83 meters' })).toBeVisible();
    await expect(page.getByText('1.83 m', { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
