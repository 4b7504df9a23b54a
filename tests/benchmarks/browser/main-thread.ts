import type { Browser, Page } from '@playwright/test';

/** Lighthouse's factor for a mid-range phone. */
export const CPU_SLOWDOWN = 4;

/**
 * Main-thread activity. Times are milliseconds of thread CPU time, which excludes other load. Marks, such as the first
 * paint, have no duration.
 */
export interface Activity {
  name: string;
  event: string | undefined;
  start: number;
  end: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];
/** Identifies the page's thread among those of pages that the browser prepares. */
const MARK = 'measured-here';
const MICROSECONDS_PER_MS = 1000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Thread CPU time in microseconds. */
  tts?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

export async function recordMainThread(browser: Browser, page: Page, use: () => Promise<void>): Promise<Activity[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await use();
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name }) => name === MARK);
  if (!own) throw new Error('The browser did not trace the page.');
  return traceEvents
    .filter(({ pid, tid }) => pid === own.pid && tid === own.tid)
    .toSorted((a, b) => a.ts - b.ts)
    .map(({ name, tts = 0, tdur = 0, args }) => ({
      name,
      event: args?.data?.type,
      start: tts / MICROSECONDS_PER_MS,
      end: (tts + tdur) / MICROSECONDS_PER_MS,
    }));
}

/** In milliseconds, scaled to a mid-range phone. */
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

/** In milliseconds, scaled to a mid-range phone. */
export function keysToFrames(activities: readonly Activity[]): number[] {
  const keys = activities.flatMap(({ name, event }, index) =>
    name === 'EventDispatch' && event === 'keydown' ? [index] : [],
  );
  return keys.map((index, number) => {
    const until = activities.slice(index, keys[number + 1]);
    const typed = until.findLastIndex(({ name, event }) => name === 'EventDispatch' && event === 'input');
    const frame = until.slice(typed + 1).find(({ name }) => name === 'Layerize');
    if (!frame) throw new Error('No frame followed a key.');
    return (frame.end - (activities[index]?.start ?? 0)) * CPU_SLOWDOWN;
  });
}

/** In milliseconds, scaled to a mid-range phone. */
export function clickToMark(activities: readonly Activity[], mark: string): { toMark: number; toFrame: number } {
  const clicked = activities.find(({ name, event }) => name === 'EventDispatch' && event === 'click');
  const marked = activities.findIndex(({ name }) => name === mark);
  const frame = activities.slice(marked).find(({ name }) => name === 'Layerize');
  const at = activities[marked];
  if (!clicked || !at || !frame) throw new Error('The page did not change after the click.');
  return { toMark: (at.start - clicked.start) * CPU_SLOWDOWN, toFrame: (frame.end - clicked.start) * CPU_SLOWDOWN };
}
