import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { expect, test } from '../visitor.ts';

function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/ga-id') calls.push(pathname);
  });
  return calls;
}

const goTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('data is fetched only once: not again when the visitor returns to the page or the window', async ({ page }) => {
  const calls = noteCalls(page);
  await page.goto('/about-us');
  await goTo(page, 'Sitemap');
  await expect(page.locator('section#categories')).toBeVisible();
  const asked = calls.length;
  expect(asked).toBeGreaterThan(1);
  expect(new Set(calls).size).toBe(asked);
  await goTo(page, 'About Us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await goTo(page, 'Sitemap');
  await expect(page.locator('section#categories')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await afterPageTimers(page, 300);
  expect(calls).toHaveLength(asked);
});

test('data that the server put into the page is not fetched again', async ({ page }) => {
  const calls = noteCalls(page);
  for (const path of ['/', '/category/length', '/converter/length/feet-to-meters', '/sitemap'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});

test('a failed call is not retried, and built-in data is used', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  const calls = noteCalls(page);
  await page.route('**/api/{categories,conversions,conversions/**,faqs/**,units/**}', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/about-us');
  await goTo(page, 'Length');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Length');
  await expect(page.locator('main a[href="/converter/length/feet-to-meters"]').first()).toBeVisible();
  await afterPageTimers(page, 1500);
  expect(calls.length).toBeGreaterThan(0);
  expect([...calls].sort()).toEqual([...new Set(calls)].sort());
});

test('calls send cookies, and set a content type only when they have a body', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'visitor', value: 'a', url: baseURL ?? '' }]);
  await page.goto('/about-us');
  const asked = page.waitForRequest('**/api/conversions');
  await goTo(page, 'Sitemap');
  const headers = await (await asked).allHeaders();
  expect(headers['cookie']).toContain('visitor=a');
  expect(headers['content-type']).toBeUndefined();
});
