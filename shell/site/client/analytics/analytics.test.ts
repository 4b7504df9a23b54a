import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FALLBACK_GA_ID } from '@site/api-contract';
import { stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts';
import { type PageView, PageViews } from './page-views.ts';
import { startAnalytics } from './start-analytics.ts';

const LONGEST_WAIT_MS = 5000;

let browser: ReturnType<typeof stubBrowser>;
let restore: (() => void)[];
let titleChanged: () => void;
let change: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  browser = stubBrowser();
  class StubObserver {
    constructor(changed: () => void) {
      titleChanged = changed;
    }
    observe() {}
    disconnect() {}
  }
  restore = [browser.restore, stubGlobals({ MutationObserver: StubObserver })];
});
afterEach(() => {
  for (const one of restore.reverse()) one();
  jest.useRealTimers();
});

const watch = () => new PageViews((listener) => (change = listener));
function goTo(path: string) {
  browser.location.pathname = path;
  browser.location.href = browser.location.origin + path;
  change();
}
function nameIt(title: string) {
  browser.document.title = title;
  titleChanged();
}
function reported(views: PageViews): string[] {
  const found: PageView[] = [];
  views.reportTo((view) => found.push(view));
  return found.map(({ path, title }) => `${path} ${title}`);
}

describe('page views', () => {
  test('from before reporting starts are reported once, in order', () => {
    const views = watch();
    goTo('/next');
    nameIt('Next');
    expect(reported(views)).toEqual(['/ First', '/next Next']);
    expect(reported(views)).toEqual([]);
  });

  test('wait for the title of the page', () => {
    const views = watch();
    goTo('/next');
    expect(reported(views)).toEqual(['/ First']);
  });

  test('are reported after five seconds if the title stays the same', () => {
    const views = watch();
    goTo('/next');
    jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    expect(reported(views)).toEqual(['/ First']);
    const later: PageView[] = [];
    views.reportTo((view) => later.push(view));
    jest.advanceTimersByTime(1);
    expect(later.map(({ path }) => path)).toEqual(['/next']);
  });

  test('do not include a page that is left before its title changes', () => {
    const views = watch();
    goTo('/left');
    goTo('/next');
    nameIt('Next');
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(reported(views)).toEqual(['/ First', '/next Next']);
  });

  test('do not include a change of only the query', () => {
    const views = watch();
    goTo('/');
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(reported(views)).toEqual(['/ First']);
  });
});

describe('analytics', () => {
  const gaId = jest.fn(async () => ({ gaId: 'G-OTHER' }));
  beforeEach(() => {
    gaId.mockClear();
  });

  test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { doNotTrack: 'yes' }])(
    'does not start, and requests nothing, if the browser sends %j',
    async (signal) => {
      expect(asksNotToBeTracked(signal)).toBe(true);
      Object.assign(browser.navigator, signal);
      await startAnalytics({ builtInId: 'G-1', origin: 'https://tags.example', api: { gaId }, views: watch() });
      expect(gaId).not.toHaveBeenCalled();
    },
  );

  test.each([{}, { doNotTrack: '0' }, { doNotTrack: null }, { globalPrivacyControl: false }])(
    'may start if the browser sends %j',
    (signal) => {
      expect(asksNotToBeTracked(signal)).toBe(false);
    },
  );

  test('sends nothing for the placeholder ID', async () => {
    const appended = jest.fn();
    Object.assign(browser.document, { head: { append: appended }, createElement: () => ({}) });
    gaId.mockResolvedValueOnce({ gaId: FALLBACK_GA_ID });
    await startAnalytics({ builtInId: FALLBACK_GA_ID, origin: 'https://tags.example', api: { gaId }, views: watch() });
    expect(appended).not.toHaveBeenCalled();
  });

  test('keeps the built-in ID if the API has the placeholder, and sends each page view itself', async () => {
    const sources: string[] = [];
    const append = ({ src }: { src: string }) => sources.push(src);
    const dataLayer: ArrayLike<unknown>[] = [];
    Object.assign(browser.document, { head: { append }, createElement: () => ({}) });
    restore.push(stubGlobals({ dataLayer }));
    gaId.mockResolvedValueOnce({ gaId: FALLBACK_GA_ID });
    await startAnalytics({ builtInId: 'G-1', origin: 'https://tags.example', api: { gaId }, views: watch() });
    expect(sources).toEqual(['https://tags.example/gtag/js?id=G-1']);
    const [, config, view] = dataLayer.map((values) => Array.from(values));
    expect(config).toEqual(['config', 'G-1', { send_page_view: false }]);
    expect(view).toEqual(['event', 'page_view', expect.objectContaining({ page_path: '/', send_to: 'G-1' })]);
  });

  test('uses the ID from the API, and the built-in one if the API fails', async () => {
    const sources: string[] = [];
    const append = ({ src }: { src: string }) => sources.push(src);
    Object.assign(browser.document, { head: { append }, createElement: () => ({}) });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const options = { origin: 'https://tags.example', api: { gaId }, views: watch() };
    await startAnalytics({ ...options, builtInId: FALLBACK_GA_ID });
    expect(sources).toEqual(['https://tags.example/gtag/js?id=G-OTHER']);
    expect(console.warn).not.toHaveBeenCalled();
    gaId.mockRejectedValueOnce(new Error('offline'));
    await startAnalytics({ ...options, builtInId: 'G-1' });
    expect(sources.at(-1)).toBe('https://tags.example/gtag/js?id=G-1');
    expect(console.warn).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  test('disables the built-in ID if the API has another, and reports only to that one', async () => {
    const dataLayer: ArrayLike<unknown>[] = [];
    Object.assign(browser.document, { head: { append: () => {} }, createElement: () => ({}) });
    restore.push(stubGlobals({ dataLayer, 'ga-disable-G-1': undefined }));
    await startAnalytics({ builtInId: 'G-1', origin: 'https://tags.example', api: { gaId }, views: watch() });
    expect((globalThis as Record<string, unknown>)['ga-disable-G-1']).toBe(true);
    const calls = dataLayer.map((values) => Array.from(values));
    expect(calls.map(([kind]) => kind)).toEqual(['js', 'config', 'config', 'event']);
    expect(calls.at(-1)).toEqual(['event', 'page_view', expect.objectContaining({ send_to: 'G-OTHER' })]);
  });
});
