import type { Page } from '@playwright/test';

/**
 * Bounds the wait for something that must not happen. The page itself runs a timer, an idle callback, and a request. Timers that the page
 * started before and that are shorter than `ms` fire first, and their requests are seen first, however busy the machine is.
 */
export async function afterPageTimers(page: Page, ms: number): Promise<void> {
  const sentinel = page.waitForRequest('**/robots.txt?sentinel');
  await page.evaluate(async (delay) => {
    await new Promise((done) => setTimeout(done, delay));
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    await fetch('/robots.txt?sentinel');
  }, ms);
  await sentinel;
}
