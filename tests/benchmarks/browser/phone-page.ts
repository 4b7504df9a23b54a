import type { Browser, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from './main-thread.ts';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Milliseconds. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
}

export async function withPhonePage<T>(browser: Browser, origin: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 }, hasTouch: true });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export function withSlowPhonePage<T>(browser: Browser, origin: string, use: (page: Page) => Promise<T>): Promise<T> {
  return withPhonePage(browser, origin, async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(observe);
    return use(page);
  });
}

export function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => (globalThis as unknown as { __observed: Observed }).__observed);
}

/** Runs in the page. */
function observe() {
  const noted: Observed = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(globalThis, { __observed: noted });
  const take = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  take('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') noted.fcp = entry.startTime;
  });
  take('largest-contentful-paint', (entry) => (noted.lcp = entry.startTime));
  take('layout-shift', (entry) => (noted.cls += (entry as unknown as { value: number }).value));
}
