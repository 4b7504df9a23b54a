import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type AppServices, createPageLoads } from '../app/services/app-services.tsx';
import { restoreGlobals, stubBrowser, stubGlobals } from './testing/stub-browser.ts';
import { PagesAhead, prefetchLinks } from './prefetch.ts';

class StubElement {
  closest() {
    return this;
  }
}

function linkTo(pathname: string, origin = 'https://site.example') {
  const url = { pathname, origin, href: origin + pathname, search: '' };
  return Object.assign(new StubElement(), url) as unknown as HTMLAnchorElement;
}

const load = jest.fn(async (_context: { path: string }): Promise<object> => ({ kind: 'not-found' }));
const loadAhead = jest.fn(async () => ({ load, Page: () => null }));
let browser: ReturnType<typeof stubBrowser>;
let ahead: PagesAhead;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  browser = stubBrowser();
  stubGlobals({ Element: StubElement, IntersectionObserver: class {} });
  const services = {
    remotes: { loadAhead },
    loads: createPageLoads(),
    composition: { id: 'x', remotes: {}, parts: {}, routes: [{ pattern: '/page/:n', remote: 'r', module: './m' }] },
    site: {},
    api: {},
  } as unknown as AppServices;
  ahead = new PagesAhead(services);
  prefetchLinks({ services, onRouteChange: () => {} });
});
afterEach(() => {
  restoreGlobals();
  jest.useRealTimers();
});

const press = (link: HTMLAnchorElement) => ahead.loadPage(link);
const loadedPaths = () => load.mock.calls.map(([{ path }]) => path);

test('at most ten pages are prefetched per shown page, and none more than once', async () => {
  for (let n = 0; n < 12; n += 1) await press(linkTo(`/page/${n}`));
  await press(linkTo('/page/1'));
  expect(loadedPaths()).toHaveLength(10);
  ahead.resetLimit();
  for (const path of ['/page/12', '/page/12']) await press(linkTo(path));
  expect(loadedPaths()).toHaveLength(11);
});

test.each([
  ['another origin', linkTo('/page/1', 'https://evil.example'), {}],
  ['a path outside the remotes’ pages', linkTo('/health'), {}],
  ['the current page', linkTo('/'), {}],
  ['a page, on a slow network', linkTo('/page/1'), { connection: { effectiveType: 'slow-2g' } }],
])('a link to %s is not prefetched', async (_what, link, network) => {
  Object.assign(browser.navigator, network);
  await press(link);
  expect(loadAhead).not.toHaveBeenCalled();
});

test('for links in view, the pages’ code is loaded once, but not their data', async () => {
  for (const path of ['/page/1', '/page/2', '/health']) ahead.loadCode(linkTo(path));
  await jest.advanceTimersByTimeAsync(1000);
  expect([loadAhead, load].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

const at = (type: string, link: HTMLAnchorElement) =>
  browser.document.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: link }));

test('a link is prefetched once the pointer has rested on it for 65 ms, and immediately if pressed', async () => {
  at('pointermove', linkTo('/page/1'));
  await jest.advanceTimersByTimeAsync(60);
  at('pointermove', linkTo('/page/2'));
  await jest.advanceTimersByTimeAsync(64);
  expect(loadAhead).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loadedPaths()).toEqual(['/page/2']);
  for (const [index, type] of ['mousedown', 'touchstart'].entries()) at(type, linkTo(`/page/${3 + index}`));
  await jest.advanceTimersByTimeAsync(0);
  expect(loadedPaths()).toEqual(['/page/2', '/page/3', '/page/4']);
});
