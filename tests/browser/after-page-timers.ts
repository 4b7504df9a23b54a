import type { Page } from '@playwright/test';

/** Resolves once the page’s earlier timers of at most `ms` have run and sent their requests. */
export async function afterPageTimers(page: Page, ms: number): Promise<void> {
  const sentinel = page.waitForRequest('**/robots.txt?sentinel');
  await page.evaluate(async (delay) => {
    await new Promise((done) => setTimeout(done, delay));
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    await fetch('/robots.txt?sentinel');
  }, ms);
  await sentinel;
}
