import { jest } from '@jest/globals';
import { syncBuiltinESMExports } from 'node:module';

/** Tests replace timers, so the real ones are saved. */
const nextTurn = setImmediate;
const wait = setTimeout;
const TIMEOUT_MS = 600_000;
let isFake = false;

/** Also replaces `node:timers/promises`. Promises, streams, and `setImmediate` stay real, because Node uses them. */
export function useFakeClock(now?: Date): void {
  jest.useFakeTimers({
    ...(now && { now }),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  syncBuiltinESMExports();
  isFake = true;
}

export function useRealClock(): void {
  isFake = false;
  jest.useRealTimers();
  syncBuiltinESMExports();
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until all work that needs no clock is done. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}

export async function pass(ms: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** Waits for a condition. Advances the fake clock only when all other work is done. */
export async function until(what: () => boolean | undefined): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (await settle(); !what(); await settle()) {
    if (performance.now() > end) throw new Error(`It never happened: ${String(what)}`);
    if (isFake) await jest.advanceTimersByTimeAsync(100);
    else await new Promise((resolve) => wait(resolve, 5));
  }
}

export async function inTime<T>(work: Promise<T>): Promise<T> {
  let isSettled = false;
  const done = () => void (isSettled = true);
  work.then(done, done);
  await until(() => isSettled);
  return work;
}
