import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import { installedChromium } from './chromium-path.ts';
import { readComposeSettings } from './compose-settings.ts';
import { layoutFaults } from './smoke-layout.ts';

/** Allows for a busy machine. */
const HYDRATION_LIMIT_MS = 30_000;
/** Characters. */
const LONGEST_FAULT = 300;

type Note = (path: string, fault: string) => void;

interface SmokePagesOptions {
  onPage: (path: string) => void;
  /** Addresses of releases whose server may be unavailable. The site serves their kept files then. */
  optionalBases?: readonly string[];
}

/** Rejects if Chromium is missing. @returns a line for each page with faults */
export async function smokePages(
  origin: string,
  paths: readonly string[],
  { onPage, optionalBases = [] }: SmokePagesOptions,
): Promise<string[]> {
  const { chromium } = await import('@playwright/test');
  const executablePath = readComposeSettings('chromiumPath').chromiumPath ?? installedChromium()[0];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const faults = new Map<string, Set<string>>();
  const note: Note = (path, fault) => {
    const line = (fault.split('\n', 1)[0] ?? '').slice(0, LONGEST_FAULT);
    faults.set(path, (faults.get(path) ?? new Set()).add(line.replace(/[.:]?$/, '')));
  };
  try {
    await openEach(browser, origin, paths, { note, onPage, optionalBases });
    await clickEach(browser, origin, paths, { note, onPage, optionalBases });
  } finally {
    await browser.close();
  }
  return [...faults].map(([path, lines]) => `${path}: ${[...lines].join('; ')}.`);
}

interface Report extends Required<SmokePagesOptions> {
  note: Note;
}

async function openEach(browser: Browser, origin: string, paths: readonly string[], report: Report) {
  const { note, onPage } = report;
  // Opening a tab is slower than loading a page.
  let tab: SmokeTab | undefined;
  for (const path of paths) {
    onPage(path);
    try {
      tab ??= await openTab(browser, report);
      tab.now = path;
      const response = await tab.page.goto(origin + path, { waitUntil: 'load' });
      if (response?.status() !== 200) note(path, `It returned ${response?.status() ?? 'no response'}`);
      await settle(tab.page, () => note(path, `It did not hydrate within ${HYDRATION_LIMIT_MS / 1000} s`));
      for (const fault of await layoutFaults(tab.page)) note(path, fault);
    } catch (error) {
      note(path, `It did not load: ${(error as Error).message}`);
      // The error page may load late and abort the next navigation.
      await tab?.page.close().catch(() => {});
      tab = undefined;
    }
  }
}

/** Client-side navigation can fail where a full load doesn't. */
async function clickEach(browser: Browser, origin: string, paths: readonly string[], report: Report) {
  const { note, onPage } = report;
  const [first, ...others] = [...new Set(paths)];
  if (first === undefined || others.length === 0) return;
  const tab = await openTab(browser, { ...report, note: () => {} });
  const returnToFirst = async () => {
    tab.note = () => {}; // faults of the first page are already reported
    await tab.page.goto(origin + first, { waitUntil: 'load' });
    await settle(tab.page, () => {});
  };
  try {
    await returnToFirst();
    for (const path of others) {
      if (!(await hasLink(tab.page, path))) await returnToFirst();
      if (!(await hasLink(tab.page, path))) continue;
      onPage(path);
      Object.assign(tab, { now: path, note: (at: string, fault: string) => note(at, `Opened from a link: ${fault}`) });
      await tab.page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
      await tab.page.waitForURL(origin + path, { timeout: HYDRATION_LIMIT_MS });
      await settle(tab.page, () => tab.note(path, 'It did not appear'));
    }
  } catch (error) {
    note(tab.now, `Opened from a link: ${(error as Error).message}`);
  }
}

function hasLink(page: Page, path: string): Promise<boolean> {
  return page.evaluate((href) => document.querySelector(`a[href="${href}"]`) !== null, path);
}

/** Waits for late errors of effects, which would otherwise count for the next page. */
async function settle(page: Page, onLate: () => void): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
  await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_LIMIT_MS }).catch(onLate);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );
}

interface SmokeTab {
  page: Page;
  now: string;
  note: Note;
}

/** Blocks service workers, so that each page loads as on a first visit. */
async function openTab(browser: Browser, { note, optionalBases }: Report): Promise<SmokeTab> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const tab: SmokeTab = { page, now: '', note };
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOptional(message, optionalBases)) tab.note(tab.now, message.text());
  });
  page.on('pageerror', ({ message }) => tab.note(tab.now, message));
  return tab;
}

function isOptional(message: ConsoleMessage, bases: readonly string[]): boolean {
  const text = message.text();
  if (!/^(?:Failed to load resource|Access to script at)/.test(text)) return false;
  return bases.some((base) => message.location().url.startsWith(base) || text.includes(base));
}
