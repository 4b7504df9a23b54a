import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PendingRequests } from './pending-requests.ts';

const LIMIT_MS = 1000;
const DONE = { kind: 'done' } as const;

let isBusy = false;
const onMostLate = jest.fn();
let requests: PendingRequests;
const sent: number[] = [];
const send = () => requests.add(LIMIT_MS, (id) => sent.push(id)).catch((error: Error) => error);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isBusy = false;
  sent.length = 0;
  requests = new PendingRequests({ isBusy: () => isBusy, onMostLate });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a request gets its own response', async () => {
  const [first, second] = [send(), send()];
  const other = { kind: 'failed', reason: 'broken' } as const;
  expect(requests.resolve(sent[1] ?? 0, () => other)).toBe(true);
  expect(requests.resolve(sent[0] ?? 0, () => DONE)).toBe(true);
  expect(await Promise.all([first, second])).toEqual([DONE, other]);
});

test('a request is given up after its time limit, and its late response is expected once', async () => {
  const request = send();
  jest.advanceTimersByTime(LIMIT_MS);
  expect(await request).toMatchObject({ code: 'LATE', message: 'it did not respond within 1 s' });
  const [id = 0] = sent;
  expect([id, id, 99].map((one) => requests.resolve(one, () => DONE))).toEqual([true, false, false]);
});

test('a busy process gets three time limits, and not more', async () => {
  isBusy = true;
  let outcome: unknown;
  void send().then((result) => (outcome = result));
  await jest.advanceTimersByTimeAsync(3 * LIMIT_MS - 1);
  expect(outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ code: 'LATE', message: 'it did not respond within 3 s' });
});

test('a process that leaves a thousand requests unanswered is reported', async () => {
  const all = Array.from({ length: 1001 }, send);
  jest.advanceTimersByTime(LIMIT_MS);
  await Promise.all(all);
  expect(onMostLate).toHaveBeenCalledTimes(1);
});
