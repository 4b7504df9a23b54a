import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { footerLink, heading } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/ga-id') calls.push(pathname);
  });
  return calls;
}

/** Navigates within the site even if no link leads to `path`. */
async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const questions = (page: Page) => page.getByRole('region', { name: 'Frequently Asked Questions' });

test('a page does not fetch data that its document contains, and fetches all other data once, with cookies', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'visitor', value: 'a', url: baseURL ?? '' }]);
  const calls = noteCalls(page);
  for (const path of ['/', '/category/length', '/converter/length/feet-to-meters', '/sitemap'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);

  await page.goto('/about-us');
  const conversions = page.waitForRequest('**/api/conversions');
  await footerLink(page, 'Sitemap').click();
  const headers = await (await conversions).allHeaders();
  expect(headers['cookie']).toContain('visitor=a');
  expect(headers['content-type']).toBeUndefined();
  await expect(page.locator('section#categories')).toBeVisible();
  const asked = calls.length;
  expect(asked).toBeGreaterThan(1);
  expect(new Set(calls).size).toBe(asked);
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  await footerLink(page, 'Sitemap').click();
  await expect(page.locator('section#categories')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await afterPageTimers(page, 300);
  expect(calls).toHaveLength(asked);
});

test('if the API fails, a page opened through a link shows built-in data and makes each API call once', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  const calls = noteCalls(page);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/about-us');
  await footerLink(page, 'All Converters').click();
  await expect(page.locator('section[id^="section-"] a[href^="/category/"]')).toHaveCount(22);
  calls.length = 0;
  await goWithin(page, '/converter/length/yards-to-inches');
  await expect(questions(page).locator('summary')).toHaveText(['How do I convert from Yards to Inches?']);
  await expect(page.getByText('Apply the formula: yards × 36 = inches')).toBeVisible();
  await expect.poll(() => warnings.filter((text) => text.startsWith('Showing built-in data:'))).not.toEqual([]);
  expect(warnings.find((text) => text.startsWith('Showing built-in data:'))).toContain('ApiRequestError: 500');
  // Analytics must not affect the visitor.
  await expect.poll(() => warnings.find((text) => text.includes('analytics ID'))).toContain('500: no');
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);

  await goWithin(page, '/about-us');
  await expect(heading(page)).toHaveText('About Us');
  await page.goBack();
  await expect(heading(page)).toHaveText('Yards to Inches Converter');
  await afterPageTimers(page, 300);
  expect(calls.toSorted()).toEqual([...new Set(calls)].sort());
  expect(calls).toContain('/api/faqs/yards-to-inches');
});
