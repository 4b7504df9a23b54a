import { afterEach, expect, jest, test } from '@jest/globals';
import { restoreGlobals, stubBrowser } from './testing/stub-browser.ts';
import { allowsPrefetch, savesData, whenIdle } from './scheduling.ts';

afterEach(() => {
  restoreGlobals();
  jest.useRealTimers();
});

test.each(['interactive', 'complete'])(
  'idle work on a page in the state %s starts shortly after the page has loaded',
  (state) => {
    jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
    const browser = stubBrowser();
    browser.document.readyState = state;
    const work = jest.fn();
    whenIdle(work);
    if (state === 'interactive') jest.advanceTimersByTime(1000);
    browser.dispatchEvent(new Event('load'));
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [{ connection: { effectiveType: 'slow-2g' } }, false, false],
  [{ connection: { effectiveType: '2g' } }, false, false],
  [{ connection: { effectiveType: '3g' } }, true, false],
  [{ connection: {} }, true, false],
  [{}, true, false],
  [{ onLine: false }, false, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false, true],
])('a browser with %j allows prefetching: %s; saves data: %s', (navigator, room, saves) => {
  stubBrowser({ navigator });
  expect([allowsPrefetch(), savesData()]).toEqual([room, saves]);
});
