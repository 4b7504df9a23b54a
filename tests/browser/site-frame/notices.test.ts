import type { Page } from '@playwright/test';
import { fillMessage } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const notice = (page: Page) => notices(page).getByRole('listitem');

/** Pauses the clock, because slow steps would otherwise use up the five seconds of the notice. */
async function receiveNotice(page: Page) {
  await page.clock.install();
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { message: 'The desk is closed today.' } }),
  );
  await page.goto('/contact');
  await fillMessage(page);
  // The time is far in the future, because `pauseAt` fails if a busy machine calls it after that time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  await sendAgain(page);
}

async function sendAgain(page: Page, expected = 'The desk is closed today.') {
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice(page)).toContainText(expected, { timeout: 250 });
  }).toPass();
}

async function swipe(page: Page, pixels: number) {
  const box = await notice(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 10; moved <= pixels; moved += 10) await page.mouse.move(x + moved, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
  await page.mouse.move(5, 5);
}

test.beforeEach(({ expectProblem }) => {
  expectProblem(/Failed to load resource/);
  // On a busy machine, Playwright may call its clock in a frame before the clock's own script has run there.
  expectProblem(/reading 'controller'/);
});

test('a notice stays for five seconds, and an error looks different from a confirmation', async ({ page }) => {
  await receiveNotice(page);
  await page.clock.runFor(4500);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(990_000);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.fastForward(11_000);
  await expect(notices(page)).toHaveCount(0);

  await sendAgain(page);
  const border = () => notice(page).evaluate((element) => getComputedStyle(element).borderLeftColor);
  const error = await border();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await sendAgain(page, 'Message Sent');
  await expect(notice(page)).toHaveCount(1);
  expect(await border()).not.toBe(error);
});

test('a visitor can dismiss a notice with a swipe, with Escape after F8, or with its button', async ({ page }) => {
  await receiveNotice(page);
  await swipe(page, 45);
  await expect(notice(page)).toBeVisible();
  await swipe(page, 60);
  await expect(notice(page)).toHaveCount(0);
  await sendAgain(page);
  await page.keyboard.press('F8');
  await expect(notices(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await sendAgain(page);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await sendAgain(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6000);
  await expect(notice(page)).toHaveCount(0);
});
