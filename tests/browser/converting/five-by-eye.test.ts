import type { Page } from '@playwright/test';
import { getCompositionId, copied, heading, PHONE } from '../page-parts.ts';
import { findViolations } from '../pages/find-violations.ts';
import { expect, test } from '../visitor.ts';

// A service worker stays registered in its context, so other tests must not use the same context.
test.use({ serviceWorkers: 'allow', reuseContext: false });

const DAY = '/five-by-eye?date=2026-11-28';

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const guess = (page: Page) => page.getByRole('button', { name: 'Guess' });

/** Uses only the keyboard. The focus must be on the question or before it. */
async function playFive(page: Page) {
  for (let count = 1; count <= 5; count += 1) {
    await expect(page.getByText(`Question ${count} of 5`)).toBeVisible();
    if (count === 1) await page.getByRole('slider').focus();
    else await page.keyboard.press('Tab');
    await expect(page.getByRole('slider')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main').getByRole('status').filter({ hasText: 'Think of' })).toContainText(
      /^.+ [=≈] .+Your [\d.]+ .+ is (\d+% too (high|low)|spot on)\. Think of .+\.$/,
    );
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
  }
}

test('a visitor can play today’s game with the keyboard and copy the score, which the device stores', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 28, 12));
  await page.addInitScript(() => {
    if (localStorage.getItem('five-by-eye') === null)
      localStorage.setItem('five-by-eye', '{"date":"2026-11-27","errors":[1,2,3,4,5],"streak":2}');
  });
  await page.goto('/five-by-eye');
  await expect(question(page)).toHaveText('How many miles per hour is 50 kilometers per hour?');
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^\d+ miles per hour$/);
  await playFive(page);
  await expect(question(page)).toHaveText(/^Off by \d+% on average$/);
  await expect(page.getByText('Your streak: 3 days in a row, counted on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => copied(page))
    .toMatch(
      /^Five by Eye, November 28, 2026: off by \d+% on average \((?:\d+%(?:, )?){5}\)\. http\S+\?date=2026-11-28$/,
    );
  await page.reload();
  await expect(question(page)).toHaveText(/^Off by \d+% on average$/);
  expect(await findViolations(page)).toEqual([]);
});

test('a URL with a date opens the game of that day and does not change the streak', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 11, 24, 12));
  await page.goto(DAY);
  await playFive(page);
  await expect(question(page)).toHaveText(/^Off by/);
  await expect(page.getByText('streak')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('five-by-eye'))).toBeNull();
  const composition = await getCompositionId(page);
  await page.getByRole('link', { name: 'Play today’s five' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByText('December 24, 2026')).toBeVisible();
  expect(await getCompositionId(page)).toBe(composition);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a visitor can guess by touch, and the page shows the guess next to the answer', async ({ page }) => {
    await page.goto(DAY);
    const slider = page.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.locator('svg').first().boundingBox())!;
    await page.touchscreen.tap(x + width * 0.75, y + height / 2);
    await expect(slider).toHaveAttribute('aria-valuetext', /^7[45](\.\d)? miles per hour$/);
    await guess(page).tap();
    await expect(page.getByText('Think of the usual speed limit in European towns.')).toBeVisible();
    await expect(slider.getByText('Your guess')).toBeVisible();
    await expect(slider.getByText('31.1 mph')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test('after a visit, the game works offline', async ({ page, context, expectProblem }) => {
  await page.goto('/five-by-eye');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/_offline')) !== undefined)).toBe(true);
  await context.setOffline(true);
  expectProblem(/Failed to load resource/);
  await page.goto(DAY);
  await expect(heading(page)).toHaveText('Five by Eye');
  await playFive(page);
  await expect(question(page)).toHaveText(/^Off by/);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that JavaScript is off', async ({ page }) => {
    await page.goto('/five-by-eye');
    await expect(heading(page)).toHaveText('Five by Eye');
    await expect(page.getByText('Loading today’s five')).toBeHidden();
    await expect(page.getByText('JavaScript is off')).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});
