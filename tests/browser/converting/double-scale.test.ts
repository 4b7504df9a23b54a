import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';
import { PHONE } from '../page-parts.ts';
import { converterParts } from './converter-parts.ts';

const FEET = '/converter/length/feet-to-meters';
const HEAT = '/converter/temperature/celsius-to-fahrenheit';

/** The first interaction loads the code that turns the picture into a slider. */
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

test('keys move the pointer and change the value without scrolling the page', async ({ page }) => {
  await page.goto(`${FEET}?value=6`);
  const below = page.getByRole('heading', { level: 2 }).first();
  const before = await below.boundingBox();
  await page.mouse.move(1, 1);
  const slider = page.getByRole('slider');
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
  expect(await below.boundingBox()).toEqual(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(value).toHaveValue('6');
  await expect(slider).toHaveAttribute('aria-valuenow', '6');
});

test('a tap or a drag sets the value even if it begins before the scale’s code has loaded', async ({ page }) => {
  const scale = page.locator('[data-pressable]');
  const { value } = converterParts(page);
  for (const isDrag of [false, true]) {
    await page.goto(`${FEET}?value=6`);
    const code = await holdBack(page, /\.js$/);
    await page.mouse.move(...(await pointIn(scale, 0.8, 0.5)));
    await page.mouse.down();
    if (!isDrag) await page.mouse.up();
    await expect(scale).toHaveRole('img');
    code.letCome();
    await expect(value).toHaveValue('8');
    if (!isDrag) continue;
    await page.mouse.move(...(await pointIn(scale, 0.3, 0.5)), { steps: 5 });
    await expect(value).toHaveValue('3');
    await page.mouse.up();
  }
});

test('dragging changes the value, and the range does not change until the pointer is released', async ({ page }) => {
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

test('a click on a landmark of the thermometer sets the temperature', async ({ page }) => {
  const slider = await sliderOn(page, HEAT);
  await expect(slider).toHaveAttribute('aria-orientation', 'vertical');
  await slider.getByText('Water boils').click();
  await expect(converterParts(page).value).toHaveValue(/^(99|100|101)$/);
  await slider.press('ArrowUp');
  await expect(converterParts(page).value).toHaveValue(/^(100|101|102)$/);
});

test.describe('on a touch screen', () => {
  test.use(PHONE);

  async function swipe(page: Page, [x, from]: readonly [number, number], to: number) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
    await touch('touchEnd');
  }

  /** Scrolling continues for a while after a swipe. */
  async function untilStill(scrolled: () => Promise<number>) {
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const now = await scrolled();
        const isStill = now === before;
        before = now;
        return isStill;
      })
      .toBe(true);
  }

  test('a swipe next to the thermometer’s tube scrolls the page, and a swipe along the tube sets the value', async ({
    page,
  }) => {
    const slider = await sliderOn(page, HEAT);
    const center = () => slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const scrolled = () => page.evaluate(async () => (await new Promise(requestAnimationFrame), scrollY));
    await center();
    const before = await scrolled();
    const [aside, low] = await pointIn(slider, 0.9, 0.8);
    const [, high] = await pointIn(slider, 0, 0.2);
    await swipe(page, [aside, low], high);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expect(converterParts(page).value).toHaveValue('1');
    await untilStill(scrolled);
    await center();
    await untilStill(scrolled);
    const again = await scrolled();
    const [tube, bottom] = await pointIn(slider, 84 / 260, 0.8);
    const [, top] = await pointIn(slider, 0, 0.2);
    await swipe(page, [tube, bottom], top);
    await expect(slider).toHaveAttribute('aria-valuetext', /^1[5-9]\d degrees Celsius/);
    expect(await scrolled()).toBe(again);
  });
});
