import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchData } from './data-watch.ts';
import { until } from './testing/site-of-releases.ts';

const SOURCE = { path: '/api/recipes', header: 'x-recipes' };

let api: Server;
let version: string;
let requests: string[];
let endWatch: () => void;

beforeEach(async () => {
  [version, requests, endWatch] = ['a', [], () => {}];
  api = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(200, { 'x-recipes': version }).end();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  // Fake only the clock. Timers stay real.
  jest.useFakeTimers({
    now: new Date('2026-12-31T23:59:50Z'),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(() => {
  endWatch();
  api.closeAllConnections();
  api.close();
  jest.useRealTimers();
});

function watch(source: typeof SOURCE | undefined) {
  const seen = { changes: 0, answers: 0, polls: 0 };
  endWatch = watchData({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    source: () => ((seen.polls += 1), source),
    onChange: () => (seen.changes += 1),
    availability: { answered: () => (seen.answers += 1), failed: () => {} },
  });
  return seen;
}

test('a change of the year or of the data makes cached pages stale, and nothing else does', async () => {
  const seen = watch(SOURCE);
  // The next poll starts after the previous response is processed.
  await until(() => seen.answers >= 2 && seen.polls >= 3);
  expect(seen.changes).toBe(0);
  expect(new Set(requests)).toEqual(new Set(['HEAD /api/recipes']));
  jest.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  await until(() => seen.changes === 1);
  version = 'b';
  await until(() => seen.changes === 2);
}, 30_000);

test('without an address to poll, the API gets no requests, and a change of the year still counts', async () => {
  const seen = watch(undefined);
  await until(() => seen.polls === 2);
  expect(seen.changes).toBe(0);
  jest.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  await until(() => seen.changes === 1);
  expect(requests).toEqual([]);
}, 30_000);
