import type { Browser, Page } from '@playwright/test';
import { installedChromium } from './chromium-path.ts';

/** How long a page may take until React has taken it over, on a busy machine. */
const HYDRATION_LIMIT_MS = 30_000;

/** Opens pages in Chromium, each until it is hydrated. @returns what was wrong with them, a sentence each. Rejects where there is no browser. */
export async function smokePages(
  origin: string,
  paths: readonly string[],
  onPage: (path: string) => void,
): Promise<string[]> {
  const { chromium } = await import('@playwright/test');
  const executablePath = process.env['CHROMIUM_PATH'] || installedChromium()[0];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const problems: string[] = [];
  let opened = '';
  const note = (what: string) => problems.push(`${opened}: ${what}`);
  try {
    // One tab for all that load, for a new one takes longer than a page.
    let tab: Page | undefined;
    for (const path of paths) {
      onPage(path);
      opened = path;
      try {
        tab ??= await openTab(browser, note);
        const response = await tab.goto(origin + path, { waitUntil: 'load' });
        if (response?.status() !== 200) note(`It answers ${response?.status() ?? 'nothing'}.`);
        const isHydrated = () =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
        await tab
          .waitForFunction(isHydrated, undefined, { timeout: HYDRATION_LIMIT_MS })
          .catch(() => note(`It was not hydrated within ${HYDRATION_LIMIT_MS / 1000} seconds.`));
      } catch (error) {
        note(`It did not load: ${(error as Error).message.split('\n')[0]?.replace(/\.?$/, '.')}`);
        // Its error page may come up after the next page has begun to load, and break that off.
        await tab?.close().catch(() => {});
        tab = undefined;
      }
    }
  } finally {
    await browser.close();
  }
  return problems;
}

/** Each page as at a first visit, for which nothing is kept. */
async function openTab(browser: Browser, note: (problem: string) => void): Promise<Page> {
  const tab = await browser.newPage({ serviceWorkers: 'block' });
  tab.on('console', (message) => void (message.type() === 'error' && note(message.text())));
  tab.on('pageerror', ({ message }) => note(message));
  return tab;
}
