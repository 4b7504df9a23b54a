import type { Browser, Page } from '@playwright/test';

/** A phone of the middle range, as Lighthouse takes it. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

interface SlowPageOptions {
  origin: string;
  /** With the network of a phone, too. */
  slowNetwork?: boolean;
}

/** What the page has noted of itself; durations in ms. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: number[];
  /** From each input to the next frame. */
  events: { name: string; duration: number }[];
}

/** A visitor's page on a slow phone, with nothing in its cache. Notes what the browser tells of its speed. */
export async function withSlowPage<T>(browser: Browser, { origin, slowNetwork = false }: SlowPageOptions, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (slowNetwork) {
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    await page.addInitScript(observe);
    return await use(page);
  } finally {
    await context.close();
  }
}

export function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => (globalThis as unknown as { __observed: Observed }).__observed);
}

/** Runs in the page. */
function observe() {
  const noted: Observed = { fcp: 0, lcp: 0, cls: 0, longTasks: [], events: [] };
  Object.assign(globalThis, { __observed: noted });
  const take = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  take('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') noted.fcp = entry.startTime;
  });
  take('largest-contentful-paint', (entry) => (noted.lcp = entry.startTime));
  take('layout-shift', (entry) => (noted.cls += (entry as unknown as { value: number }).value));
  take('longtask', (entry) => noted.longTasks.push(entry.duration));
  take('event', (entry) => noted.events.push({ name: entry.name, duration: entry.duration }), { durationThreshold: 16 });
}
