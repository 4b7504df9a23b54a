import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

// The service worker's own prefetching would hide what a link does.
test.use({ serviceWorkers: 'block' });

const CONVERTER = '/converter/length/feet-to-meters';
const API_OF_PAGE = /\/api\/conversions\/feet-to-meters$/;

/** Chromium judges the network by how long requests take. On a busy machine, it can seem too slow to load ahead. */
function onFastNetwork(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true }),
  );
}

test.beforeEach(({ page }) => onFastNetwork(page));

async function openIdle(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function openWatching(page: Page, path: string) {
  // The code also loads after some seconds without interaction.
  const code = page.waitForResponse(/expose_category\./);
  await openIdle(page, path);
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
  // Requests from before `act` end uncounted, so the count can be negative.
  await expect.poll(() => under <= 0 && Date.now() - latest > 500).toBe(true);
}

const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();

test('hovering over a link loads its page, so a click shows it without another request', async ({ page }) => {
  await openWatching(page, '/');
  const loaded = page.waitForResponse(API_OF_PAGE);
  await settled(page, () => Promise.all([loaded, linkTo(page, CONVERTER).hover()]));
  // The new page prefetches after it renders. It must not need any blocked request.
  const { letCome } = await holdBack(page, '**/*');
  await linkTo(page, CONVERTER).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Feet to Meters/i);
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeAttached();
  letCome();
});

/** A component's style rules come with its first render. */
const styleRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));

test('the page is prerendered too, unseen and unannounced, with its styles ready before the click', async ({
  page,
}) => {
  await openWatching(page, '/');
  const before = { rules: await styleRules(page), headings: await page.locator('h1').allTextContents() };
  await settled(page, () => Promise.all([page.waitForResponse(API_OF_PAGE), linkTo(page, CONVERTER).hover()]));
  await expect.poll(() => styleRules(page)).toBeGreaterThan(before.rules);
  expect(await page.locator('h1').allTextContents()).toEqual(before.headings);
  expect(await page.title()).not.toMatch(/feet/i);
  const rules = await styleRules(page);
  await linkTo(page, CONVERTER).click();
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeAttached();
  expect(await styleRules(page)).toBe(rules);
});

test('focusing or touching a link loads its page too', async ({ browser, baseURL, page }) => {
  await openWatching(page, '/');
  const byFocus = page.waitForResponse(API_OF_PAGE);
  await linkTo(page, CONVERTER).focus();
  await byFocus;

  const phone = await browser.newPage({ baseURL: baseURL ?? '', hasTouch: true, serviceWorkers: 'block' });
  await onFastNetwork(phone);
  await openWatching(phone, '/');
  const byTouch = phone.waitForResponse(API_OF_PAGE);
  await linkTo(phone, CONVERTER).dispatchEvent('touchstart');
  await byTouch;
  await phone.close();
});

test('the code of a page whose link is visible loads early, and its data doesn’t', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect.poll(() => asked.filter((url) => url.includes('expose_category.'))).toHaveLength(1);
  expect(asked.filter((url) => /\/api\/conversions\//.test(url))).toEqual([]);
});

test('for a visitor who saves data, nothing loads early', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openIdle(page, '/');
  await linkTo(page, CONVERTER).hover();
  await afterPageTimers(page, 300); // longer than the hover delay
  expect(asked.filter((url) => API_OF_PAGE.test(new URL(url).pathname) || url.includes('expose_c'))).toEqual([]);
  await linkTo(page, CONVERTER).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Feet to Meters/i);
});

test('a page that fails to prefetch loads when its link is followed', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  let isAway = true;
  await page.route(/expose_converter\./, (route) => (isAway ? route.abort() : route.continue()));
  await openWatching(page, '/');
  await settled(page, () => linkTo(page, CONVERTER).hover());
  isAway = false;
  await linkTo(page, CONVERTER).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Feet to Meters/i);
});
