import type { Browser, Page } from '@playwright/test';

/** How much slower than this machine's a phone of the middle range is taken to be, as Lighthouse does. */
export const CPU_SLOWDOWN = 4;

/**
 * Something that the page's main thread did. Times in ms of its own processor time: what else the machine does is not
 * in them. A bare moment, such as the first paint, has none.
 */
export interface Activity {
  name: string;
  /** Of an event that was dispatched, such as `keydown`. */
  event: string | undefined;
  start: number;
  end: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];
/** Tells the page's own thread from those of pages that the browser prepares beside it. */
const MARK = 'measured-here';
const MICROSECONDS = 1000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Of the thread's processor time, as `tdur`; both in microseconds. */
  tts?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** What the main thread of the page did while `use` ran, in its order. */
export async function recordMainThread(browser: Browser, page: Page, use: () => Promise<void>): Promise<Activity[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await use();
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name }) => name === MARK);
  if (!own) throw new Error('The browser did not trace the page that it was asked to.');
  return traceEvents
    .filter(({ pid, tid }) => pid === own.pid && tid === own.tid)
    .toSorted((a, b) => a.ts - b.ts)
    .map(({ name, tts = 0, tdur = 0, args }) => ({
      name,
      event: args?.data?.type,
      start: tts / MICROSECONDS,
      end: (tts + tdur) / MICROSECONDS,
    }));
}

/** How long the browser was kept from answering by tasks after the first paint, and by the longest of them, on a slow phone. */
export function blockedAfterPaint(
  activities: readonly Activity[],
  longTaskMs: number,
): { blocked: number; longest: number } {
  const painted = activities.findIndex(({ name }) => name === 'firstContentfulPaint');
  if (painted < 0) throw new Error('The page was not painted.');
  const tasks = activities.slice(painted).filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const durations = tasks.map(({ start, end }) => (end - start) * CPU_SLOWDOWN);
  return {
    blocked: durations.reduce((sum, duration) => sum + Math.max(0, duration - longTaskMs), 0),
    longest: Math.max(0, ...durations),
  };
}

/** From each key to the frame that shows what it typed, on a slow phone. */
export function keysToFrames(activities: readonly Activity[]): number[] {
  const keys = activities.flatMap(({ name, event }, index) =>
    name === 'EventDispatch' && event === 'keydown' ? [index] : [],
  );
  return keys.map((index, number) => {
    const until = activities.slice(index, keys[number + 1]);
    const typed = until.findLastIndex(({ name, event }) => name === 'EventDispatch' && event === 'input');
    const frame = until.slice(typed + 1).find(({ name }) => name === 'Layerize');
    if (!frame) throw new Error('After a key there was no frame.');
    return (frame.end - (activities[index]?.start ?? 0)) * CPU_SLOWDOWN;
  });
}

/** From a click to a mark of the page's own, and to the frame after it, on a slow phone. */
export function clickToMark(activities: readonly Activity[], mark: string): { toMark: number; toFrame: number } {
  const clicked = activities.find(({ name, event }) => name === 'EventDispatch' && event === 'click');
  const marked = activities.findIndex(({ name }) => name === mark);
  const frame = activities.slice(marked).find(({ name }) => name === 'Layerize');
  const at = activities[marked];
  if (!clicked || !at || !frame) throw new Error('After the click the page did not change.');
  return { toMark: (at.start - clicked.start) * CPU_SLOWDOWN, toFrame: (frame.end - clicked.start) * CPU_SLOWDOWN };
}
