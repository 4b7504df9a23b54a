import { installedChromium } from './chromium-path.ts';

/** How long a page may take until React has taken it over, on a busy machine. */
const HYDRATION_LIMIT_MS = 30_000;

/** Opens pages in Chromium, each until it is hydrated. @returns what was wrong with them, a sentence each. Rejects where there is no browser. */
export async function smokePages(origin: string, paths: readonly string[], onPage: (path: string) => void): Promise<string[]> {
  const { chromium } = await import('@playwright/test');
  const executablePath = process.env['CHROMIUM_PATH'] || installedChromium()[0];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const problems: string[] = [];
  try {
    // One tab for all, for a new one takes longer than a page; and each page as at a first visit, for which nothing is kept.
    const page = await browser.newPage({ serviceWorkers: 'block' });
    let opened = '';
    const note = (what: string) => problems.push(`${opened}: ${what}`);
    page.on('console', (message) => void (message.type() === 'error' && note(message.text())));
    page.on('pageerror', ({ message }) => note(message));
    for (const path of paths) {
      onPage(path);
      opened = path;
      const response = await page.goto(origin + path, { waitUntil: 'load' });
      if (response?.status() !== 200) note(`It answers ${response?.status() ?? 'nothing'}.`);
      const isHydrated = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
      await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_LIMIT_MS }).catch(() => note(`It was not hydrated within ${HYDRATION_LIMIT_MS / 1000} seconds.`));
    }
  } finally {
    await browser.close();
  }
  return problems;
}
