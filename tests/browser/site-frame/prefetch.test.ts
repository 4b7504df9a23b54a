import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { holdBack } from '../hold-back.ts';
import { CONVERTER, heading } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

const API_OF_PAGE = /\/api\/conversions\/feet-to-meters$/;

// Chromium estimates the network speed from request times, which on a busy machine can seem too slow for prefetching.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true }),
  ),
);

async function openWatching(page: Page, path: string) {
  // The code also loads after a few seconds without interaction.
  const code = page.waitForResponse(/expose_category\./);
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page, () => Promise.all([code, page.mouse.move(1, 1)]));
}

async function settled(page: Page, act: () => Promise<unknown>) {
  let under = 0;
  let latest = Date.now();
  const count = (by: number) => () => {
    under += by;
    latest = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await act();
  // Requests that started earlier are counted only when they finish, so the count can be negative.
  await expect.poll(() => under <= 0 && Date.now() - latest > 500).toBe(true);
}

const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();

test('hovering over a link loads its page, so a click needs no request', async ({ page }) => {
  await openWatching(page, '/');
  const loaded = page.waitForResponse(API_OF_PAGE);
  await settled(page, () => Promise.all([loaded, linkTo(page, CONVERTER).hover()]));
  // The new page prefetches after it renders. It must not need any blocked request.
  const { letCome } = await holdBack(page, '**/*');
  await linkTo(page, CONVERTER).click();
  await expect(heading(page)).toHaveText(/Feet to Meters/i);
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeAttached();
  letCome();
});

test('a page’s code loads after the first interaction, and the page’s data loads when a link to it receives focus', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.mouse.move(1, 1);
  await expect.poll(() => asked.filter((url) => url.includes('expose_category.'))).toHaveLength(1);
  expect(asked.filter((url) => /\/api\/conversions\//.test(url))).toEqual([]);
  const byFocus = page.waitForResponse(API_OF_PAGE);
  await linkTo(page, CONVERTER).focus();
  await byFocus;

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/', { waitUntil: 'networkidle' });
  asked.length = 0;
  await linkTo(page, CONVERTER).hover();
  await afterPageTimers(page, 300); // This is longer than the hover delay.
  expect(asked.filter((url) => API_OF_PAGE.test(new URL(url).pathname) || url.includes('expose_c'))).toEqual([]);
  await linkTo(page, CONVERTER).click();
  await expect(heading(page)).toHaveText(/Feet to Meters/i);
});
