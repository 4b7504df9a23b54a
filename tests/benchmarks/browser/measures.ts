import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../browser/hydrated.ts';
import { blockedAfterPaint, clickToMark, keysToFrames, recordMainThread } from './main-thread.ts';
import { observed, withPhonePage, withSlowPhonePage } from './phone-page.ts';

export interface Measure {
  what: string;
  unit: 'ms' | '';
  value: number;
}

/** A longer task delays the response to input. */
const LONG_TASK_MS = 50;
/** Covers the page's idle work after hydration. */
const QUIET_MS = 1500;
/** Longer than the previous key's frame. */
const KEY_MS = 150;

const TYPING = [
  { what: 'typing in the widget', path: '/converter/length/feet-to-meters', label: 'From', text: '123456.789' },
  { what: 'typing in the box', path: '/', label: 'Type any conversion', text: '5 ft 3 in to cm' },
];

export async function measurePaint(browser: Browser, origin: string, path: string): Promise<Measure[]> {
  return withSlowPhonePage(browser, origin, async (page) => {
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForTimeout(QUIET_MS);
    const { fcp, lcp, cls } = await observed(page);
    return [
      { what: `${path} FCP`, unit: 'ms', value: fcp },
      { what: `${path} LCP`, unit: 'ms', value: lcp },
      { what: `${path} CLS`, unit: '', value: cls },
    ];
  });
}

export async function measureBlocking(browser: Browser, origin: string, path: string): Promise<Measure[]> {
  return withPhonePage(browser, origin, async (page) => {
    const activities = await recordMainThread(browser, page, async () => {
      await page.goto(path, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForTimeout(QUIET_MS);
    });
    const { blocked, longest } = blockedAfterPaint(activities, LONG_TASK_MS);
    return [
      { what: `${path} blocked`, unit: 'ms', value: blocked },
      { what: `${path} longest task`, unit: 'ms', value: longest },
    ];
  });
}

export async function measureTyping(browser: Browser, origin: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { what, path, label, text } of TYPING) {
    const keys = await withPhonePage(browser, origin, async (page) => {
      await page.goto(path);
      await hydrated(page);
      const field = page.getByLabel(label, { exact: true }).first();
      await field.click();
      await page.waitForTimeout(QUIET_MS);
      return keysToFrames(
        await recordMainThread(browser, page, async () => {
          await field.pressSequentially(text, { delay: KEY_MS });
          await page.waitForTimeout(QUIET_MS);
        }),
      );
    });
    keys.sort((a, b) => a - b);
    measures.push(
      { what: `${what}, longest`, unit: 'ms', value: keys.at(-1) ?? 0 },
      { what: `${what}, median`, unit: 'ms', value: keys[Math.floor(keys.length / 2)] ?? 0 },
    );
  }
  return measures;
}

export async function measureClick(browser: Browser, origin: string): Promise<Measure[]> {
  return withPhonePage(browser, origin, async (page) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForTimeout(QUIET_MS);
    const link = page.getByRole('main').locator('a[href="/converter/length/feet-to-meters"]').first();
    await link.hover();
    await page.waitForTimeout(2 * QUIET_MS);
    await markNewHeading(page);
    const activities = await recordMainThread(browser, page, async () => {
      await link.click();
      await page.waitForTimeout(QUIET_MS);
    });
    const { toMark, toFrame } = clickToMark(activities, NEW_HEADING);
    return [
      { what: 'click to new heading', unit: 'ms', value: toMark },
      { what: 'click to its frame', unit: 'ms', value: toFrame },
    ];
  });
}

const NEW_HEADING = 'new-heading';

function markNewHeading(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const before = document.querySelector('h1')?.textContent;
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === undefined || heading === before) return;
      observer.disconnect();
      performance.mark(mark);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, NEW_HEADING);
}
