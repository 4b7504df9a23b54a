import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FALLBACK_GA_ID } from '@site/api-contract';
import { restoreGlobals, stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { asksNotToBeTracked, startAnalytics } from './start-analytics.ts';
import { type PageView, PageViews } from './page-views.ts';

let browser: ReturnType<typeof stubBrowser>;
let views: PageViews;

beforeEach(() => {
  browser = stubBrowser();
  views = new PageViews();
});
afterEach(() => {
  restoreGlobals();
  jest.restoreAllMocks();
});

describe('page views', () => {
  test('from before the start of reporting are reported once and in order, each with its path and title', () => {
    Object.assign(browser.location, { pathname: '/next', href: `${browser.location.origin}/next` });
    browser.document.title = 'Next';
    views.note('/left'); // The visitor left before this page had its title.
    views.note('/next');
    views.note('/next');
    const reported: PageView[] = [];
    views.reportTo((view) => reported.push(view));
    expect(reported.map(({ path, title }) => `${path} ${title}`)).toEqual(['/ First', '/next Next']);
    views.reportTo((view) => reported.push(view));
    expect(reported).toHaveLength(2);
  });
});

describe('analytics', () => {
  const gaId = jest.fn<() => Promise<{ gaId: string }>>();
  let sources: string[];
  let dataLayer: ArrayLike<unknown>[];
  beforeEach(() => {
    gaId.mockReset().mockResolvedValue({ gaId: 'G-OTHER' });
    [sources, dataLayer] = [[], []];
    const append = ({ src }: { src: string }) => sources.push(src);
    Object.assign(browser.document, { head: { append }, createElement: () => ({}) });
    stubGlobals({ dataLayer, 'ga-disable-G-1': undefined });
  });
  const start = (builtInId: string) =>
    startAnalytics({ builtInId, origin: 'https://tags.example', api: { gaId }, views });

  test.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{}, false],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{ globalPrivacyControl: false }, false],
  ])('requests nothing if the browser sends %j: %s', async (signal, asks) => {
    expect(asksNotToBeTracked(signal)).toBe(asks);
    Object.assign(browser.navigator, signal);
    await start('G-1');
    expect(gaId).toHaveBeenCalledTimes(asks ? 0 : 1);
  });

  test('loads nothing for the placeholder ID, which never replaces the built-in one, and sends page views itself', async () => {
    gaId.mockResolvedValue({ gaId: FALLBACK_GA_ID });
    await start(FALLBACK_GA_ID);
    expect(sources).toEqual([]);
    await start('G-1');
    expect(sources).toEqual(['https://tags.example/gtag/js?id=G-1']);
    const [, config, view] = dataLayer.map((values) => Array.from(values));
    expect(config).toEqual(['config', 'G-1', { send_page_view: false }]);
    expect(view).toEqual(['event', 'page_view', expect.objectContaining({ page_path: '/', send_to: 'G-1' })]);
  });

  test('uses the ID from the API, and the built-in one if the API fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await start(FALLBACK_GA_ID);
    expect(warn).not.toHaveBeenCalled();
    gaId.mockRejectedValueOnce(new Error('offline'));
    await start('G-1');
    expect(sources.map((source) => source.split('=')[1])).toEqual(['G-OTHER', 'G-1']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('disables the built-in ID if the API returns a different one, and reports only to the new one', async () => {
    await start('G-1');
    expect((globalThis as Record<string, unknown>)['ga-disable-G-1']).toBe(true);
    const calls = dataLayer.map((values) => Array.from(values));
    expect(calls.map(([kind]) => kind)).toEqual(['js', 'config', 'config', 'event']);
    expect(calls.at(-1)).toEqual(['event', 'page_view', expect.objectContaining({ send_to: 'G-OTHER' })]);
  });
});
