/** Test files import this as `@jest/globals`. The fake timers of jest-light-runner have no asynchronous methods. */
import type { ModernFakeTimers } from '@jest/fake-timers';
import type * as JestGlobals from '@jest/globals';
import { timers } from './worker-state.ts';

type FakeTimersConfig = Parameters<ModernFakeTimers['useFakeTimers']>[0];
type Duration = Parameters<ModernFakeTimers['advanceTimersByTime']>[0];

const runner = globalThis as unknown as typeof JestGlobals;

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = runner;
export const jest = {
  ...runner.jest,
  useFakeTimers: (config?: FakeTimersConfig) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (duration: Duration) => timers.advanceTimersByTime(duration),
  advanceTimersByTimeAsync: (duration: Duration) => timers.advanceTimersByTimeAsync(duration),
};
