/** `npm run soak:browser`: navigates 200 times and exits with 1 if the heap or the document grows. */
import type { CDPSession, Page } from '@playwright/test';
import { hydrated } from '../../browser/hydrated.ts';
import { startSite } from '../../support/site.ts';
import { startChromium } from '../../support/start-chromium.ts';

const NAVIGATIONS = 200;
/** Fills the site's page cache. */
const WARM_UP = 50;
const ROUND = [
  '/about-us',
  '/sitemap',
  '/contact',
  '/all-converters',
  '/category/length',
  '/converter/length/feet-to-meters',
  '/privacy-policy',
  '/conversion-guides',
  '/category/speed',
  '/',
];
/** Ratio to the values after the warm-up. A leaked page shows in all three. */
const MOST_GROWTH = { heap: 1.15, nodes: 1.02, listeners: 1.02 };

interface Size {
  heap: number;
  nodes: number;
  listeners: number;
}

const given = process.env['SITE_ORIGIN'];
const site = given === undefined ? await startSite() : undefined;
const browser = await startChromium();
try {
  const page = await browser.newPage({ baseURL: given ?? site?.origin ?? '' });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.goto('/');
  await hydrated(page);
  await navigate(page, WARM_UP);
  const before = await sizeOf(client);
  await navigate(page, NAVIGATIONS - WARM_UP);
  const after = await sizeOf(client);
  console.log(`| | after ${WARM_UP} | after ${NAVIGATIONS} | ratio |\n|---|---|---|---|`);
  for (const what of ['heap', 'nodes', 'listeners'] as const) {
    const ratio = after[what] / before[what];
    console.log(`| ${what} | ${before[what]} | ${after[what]} | ${ratio.toFixed(3)} |`);
    if (ratio > MOST_GROWTH[what]) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site?.stop();
}

async function navigate(page: Page, times: number) {
  for (let count = 0; count < times; count += 1) {
    const path = ROUND[count % ROUND.length] as string;
    const link = page.locator(`a[href="${path}"]`).first();
    await link.waitFor({ state: 'attached' });
    // Also works in a closed menu.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(
      (wanted) => location.pathname === wanted && document.querySelector('main h1') !== null,
      path,
    );
  }
}

async function sizeOf(client: CDPSession): Promise<Size> {
  // Objects that finalizers release are collected in the second pass.
  for (let pass = 0; pass < 2; pass += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
