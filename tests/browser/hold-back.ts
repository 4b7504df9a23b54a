import type { Page } from '@playwright/test';

interface HeldBack {
  asked: readonly string[];
  letCome: () => void;
}

/** Delays requests to `urls` until `letCome` is called. Routes cannot delay requests of a service worker. */
export async function holdBack(page: Page, urls: string | RegExp): Promise<HeldBack> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(urls, async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, letCome: resolve };
}
