import type { Browser } from '@playwright/test';
import { hydrated } from '../../e2e/hydrated.ts';
import { observed, withSlowPage } from './slow-page.ts';

export interface Measure {
  what: string;
  unit: 'ms' | '';
  value: number;
}

/** From what a task longer than this takes, the browser does not answer in time. */
const LONG_TASK_MS = 50;
/** After hydration, what the page does when idle is over. */
const QUIET_MS = 1500;

/** How a page comes: painted, moved about, and busy until it is idle. */
export async function measureLoad(browser: Browser, origin: string, path: string): Promise<Measure[]> {
  return withSlowPage(browser, { origin, slowNetwork: true }, async (page) => {
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForTimeout(QUIET_MS);
    const { fcp, lcp, cls, longTasks } = await observed(page);
    const named = (name: string, value: number, unit: Measure['unit'] = 'ms') => ({ what: `${path} ${name}`, unit, value });
    return [
      named('FCP', fcp),
      named('LCP', lcp),
      named('CLS', cls, ''),
      named('longest task', Math.max(0, ...longTasks)),
      named('blocked', longTasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0)),
    ];
  });
}

/** The longest from a key to the frame that shows it, in the widget and in the box. Frames last 16 ms: what is less counts as that. */
export async function measureTyping(browser: Browser, origin: string): Promise<Measure[]> {
  const fields = [
    { what: 'typing in the widget', path: '/converter/length/feet-to-meters', label: 'From', text: '123456.789' },
    { what: 'typing in the box', path: '/', label: 'Ask for any conversion', text: '5 ft 3 in to cm' },
  ];
  const measures: Measure[] = [];
  for (const { what, path, label, text } of fields) {
    const value = await withSlowPage(browser, { origin }, async (page) => {
      await page.goto(path);
      await hydrated(page);
      const field = page.getByLabel(label, { exact: true }).first();
      await field.click();
      await page.waitForTimeout(QUIET_MS);
      const before = (await observed(page)).events.length;
      await field.pressSequentially(text, { delay: 120 });
      await page.waitForTimeout(QUIET_MS);
      const keys = (await observed(page)).events.slice(before).filter(({ name }) => /^(key|input|beforeinput)/.test(name));
      return Math.max(16, ...keys.map(({ duration }) => duration));
    });
    measures.push({ what, unit: 'ms', value });
  }
  return measures;
}

/** From a click on a link whose page was loaded ahead to the new heading in the document, and to the frame after. */
export async function measureClick(browser: Browser, origin: string): Promise<Measure[]> {
  return withSlowPage(browser, { origin }, async (page) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForTimeout(QUIET_MS);
    const link = page.getByRole('main').locator('a[href="/converter/length/feet-to-meters"]').first();
    await link.hover();
    await page.waitForTimeout(2 * QUIET_MS);
    await page.evaluate(() => {
      const before = document.querySelector('h1')?.textContent;
      const times = { clicked: 0, changed: 0, painted: 0 };
      Object.assign(globalThis, { __times: times });
      addEventListener('click', () => (times.clicked = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (times.clicked === 0 || heading === undefined || heading === before) return;
        observer.disconnect();
        times.changed = performance.now();
        requestAnimationFrame(() => setTimeout(() => (times.painted = performance.now())));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await link.click();
    await page.waitForFunction(() => (globalThis as unknown as { __times: { painted: number } }).__times.painted > 0);
    const { clicked, changed, painted } = await page.evaluate(() => (globalThis as unknown as { __times: Record<'clicked' | 'changed' | 'painted', number> }).__times);
    return [
      { what: 'click to new heading', unit: 'ms', value: changed - clicked },
      { what: 'click to its frame', unit: 'ms', value: painted - clicked },
    ];
  });
}
