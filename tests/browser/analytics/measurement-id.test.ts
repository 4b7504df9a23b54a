import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { expect, test } from '../visitor.ts';

function noteMeasuring(page: Page, origin = ''): string[] {
  const noted: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/ga-id' || url.hostname !== new URL(origin).hostname) noted.push(url.pathname);
  });
  return noted;
}

test('a page fetches the measurement ID, and sends no analytics when no ID is set', async ({ page, baseURL }) => {
  const noted = noteMeasuring(page, baseURL);
  await page.goto('/');
  await expect.poll(() => noted).toEqual(['/api/ga-id']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.waitForLoadState('networkidle');
  expect(noted).toEqual(['/api/ga-id']);
});

test('a browser that sends Do Not Track doesn’t fetch the measurement ID', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }));
  const noted = noteMeasuring(page, baseURL);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await afterPageTimers(page, 500);
  expect(noted).toEqual([]);
});

test('a failed measurement ID request logs a warning, and the visitor notices nothing', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('analytics ID'),
  );
  await page.route('**/api/ga-id', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/about-us');
  expect((await warned).text()).toContain('500: no');
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);
});
