import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AppServices } from '../../app/services/app-services.tsx';
import { createPageLoads } from '../../app/services/page-loads.ts';
import { stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { PagesAhead } from './pages-ahead.ts';
import { prefetchLinks } from './prefetch-links.ts';

class StubLink extends EventTarget {
  search = '';
  readonly origin: string;
  readonly pathname: string;
  readonly href: string;

  constructor(pathname: string, origin = 'https://site.example') {
    super();
    this.pathname = pathname;
    this.origin = origin;
    this.href = origin + pathname;
  }

  closest() {
    return this;
  }
}

const linkTo = (pathname: string, origin?: string) => new StubLink(pathname, origin) as unknown as HTMLAnchorElement;

const load = jest.fn(async (_context: { path: string }): Promise<object> => ({ kind: 'not-found' }));
const loadAhead = jest.fn(async () => ({ load, Page: () => null }));
let restore: (() => void)[] = [];
let browser: ReturnType<typeof stubBrowser>;

function services(): AppServices {
  return {
    remotes: { loadAhead },
    loads: createPageLoads(),
    composition: { id: 'x', remotes: {}, parts: {}, routes: [{ pattern: '/page/:n', remote: 'r', module: './m' }] },
    site: {},
    api: {},
  } as unknown as AppServices;
}

beforeEach(() => {
  browser = stubBrowser();
  class StubObserver {
    observe() {}
    disconnect() {}
  }
  restore = [browser.restore, stubGlobals({ Element: StubLink, IntersectionObserver: StubObserver })];
  jest.clearAllMocks();
});
afterEach(() => {
  for (const one of restore.reverse()) one();
  jest.useRealTimers();
});

const loadedPaths = () => load.mock.calls.map(([{ path }]) => path);

describe('prefetched pages', () => {
  test('are limited to ten per shown page', async () => {
    const ahead = new PagesAhead(services());
    for (let n = 0; n < 12; n += 1) await ahead.loadPage(linkTo(`/page/${n}`), { isPressed: true });
    expect(loadedPaths()).toHaveLength(10);
    ahead.renew();
    await ahead.loadPage(linkTo('/page/12'), { isPressed: true });
    expect(loadedPaths()).toHaveLength(11);
  });

  test('are loaded once', async () => {
    const ahead = new PagesAhead(services());
    for (let n = 0; n < 3; n += 1) await ahead.loadPage(linkTo('/page/1'), { isPressed: true });
    expect(loadedPaths()).toEqual(['/page/1']);
  });

  test.each([
    ['another origin', () => linkTo('/page/1', 'https://evil.example')],
    ['a path outside the remotes’ pages', () => linkTo('/health')],
    ['the current page', () => linkTo('/')],
  ])('do not include links to %s', async (_what, link) => {
    await new PagesAhead(services()).loadPage(link(), { isPressed: true });
    expect(loadAhead).not.toHaveBeenCalled();
  });

  test('are not loaded on a slow network', async () => {
    Object.assign(browser.navigator, { connection: { effectiveType: 'slow-2g' } });
    await new PagesAhead(services()).loadPage(linkTo('/page/1'), { isPressed: true });
    expect(loadAhead).not.toHaveBeenCalled();
  });
});

describe('a prefetched page', () => {
  test.each([
    [true, 0],
    [false, 1],
  ])('whose link is pressed: %s, is prerendered %d times', async (isPressed, times) => {
    jest.useFakeTimers();
    const createElement = jest.fn();
    Object.assign(browser.document, { createElement });
    load.mockResolvedValueOnce({
      kind: 'page',
      data: null,
      head: { title: '', description: '', canonical: '/page/1' },
    });
    const loaded = new PagesAhead(services()).loadPage(linkTo('/page/1'), { isPressed });
    await jest.advanceTimersByTimeAsync(1000);
    await loaded;
    expect(createElement).toHaveBeenCalledTimes(times);
  });
});

describe('links in view', () => {
  test('have their code loaded, but not their data, and are then no longer observed', async () => {
    jest.useFakeTimers();
    const unobserve = jest.fn();
    let show: (entries: object[]) => void = () => {};
    class StubObserver {
      observe = jest.fn();
      disconnect = jest.fn();
      unobserve = unobserve;
      constructor(callback: typeof show) {
        show = callback;
      }
    }
    restore.push(stubGlobals({ IntersectionObserver: StubObserver }));
    prefetchLinks({ services: services(), onRouteChange: () => {} });
    const [shown, hidden] = [linkTo('/page/1'), linkTo('/page/2')];
    show([
      { isIntersecting: true, target: shown },
      { isIntersecting: false, target: hidden },
    ]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(loadAhead).toHaveBeenCalledTimes(1);
    expect(unobserve.mock.calls).toEqual([[shown]]);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  const at = (type: string, link: HTMLAnchorElement) => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: link });
    browser.document.dispatchEvent(event);
  };

  test('is prefetched once the pointer has rested on it for 65 ms, and not before', async () => {
    jest.useFakeTimers();
    prefetchLinks({ services: services(), onRouteChange: () => {} });
    at('pointermove', linkTo('/page/1'));
    await jest.advanceTimersByTimeAsync(64);
    expect(loadAhead).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(loadedPaths()).toEqual(['/page/1']);
  });

  test('is not prefetched if the pointer only passes over it', async () => {
    jest.useFakeTimers();
    prefetchLinks({ services: services(), onRouteChange: () => {} });
    at('pointermove', linkTo('/page/1'));
    await jest.advanceTimersByTimeAsync(60);
    at('pointermove', linkTo('/page/2'));
    await jest.advanceTimersByTimeAsync(64);
    expect(loadAhead).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(loadedPaths()).toEqual(['/page/2']);
  });

  test.each(['mousedown', 'touchstart'])('is prefetched immediately if pressed (%s)', async (type) => {
    jest.useFakeTimers();
    prefetchLinks({ services: services(), onRouteChange: () => {} });
    at(type, linkTo('/page/1'));
    await jest.advanceTimersByTimeAsync(0);
    expect(loadedPaths()).toEqual(['/page/1']);
  });
});
