import type { Page } from '@playwright/test';

interface HeldBack {
  /** What was asked for so far. */
  asked: readonly string[];
  /** Lets all of it come. */
  letCome: () => void;
}

/** Holds back what a page asks for at these addresses, as on a slow connection. What a service worker fetches is out of reach. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<HeldBack> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(addresses, async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, letCome: resolve };
}
