import { afterEach, expect, jest, test } from '@jest/globals';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';
import { whenIdle } from './timing.ts';

afterEach(() => {
  restoreGlobals();
  jest.useRealTimers();
});

test.each(['interactive', 'complete'])(
  'work on a page that is %s waits until it has loaded, and then for a moment',
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
