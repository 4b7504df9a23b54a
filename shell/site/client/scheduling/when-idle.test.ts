import { afterEach, expect, jest, test } from '@jest/globals';
import { stubBrowser } from '../testing/stub-browser.ts';
import { whenIdle } from './when-idle.ts';

let browser: ReturnType<typeof stubBrowser> | undefined;
afterEach(() => {
  browser?.restore();
  jest.useRealTimers();
});

test('work waits until the page has loaded, and then for a moment', () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  browser = stubBrowser();
  browser.document.readyState = 'interactive';
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
  browser.dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work on a loaded page waits for a moment', () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  browser = stubBrowser();
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
