import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pass, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { watchData } from './data-watch.ts';

const SOURCE = { path: '/api/recipes', header: 'x-recipes' };
const { fetch } = globalThis;

let respond: () => Response;
let requests: string[];
let onChange: ReturnType<typeof jest.fn>;
let availability: { answered: ReturnType<typeof jest.fn>; failed: ReturnType<typeof jest.fn> };
let endWatch: () => void;

beforeEach(() => {
  useFakeClock(new Date('2026-12-31T23:59:50Z'));
  respond = () => new Response(null, { headers: { 'x-recipes': 'a' } });
  [requests, onChange, availability] = [[], jest.fn(), { answered: jest.fn(), failed: jest.fn() }];
  globalThis.fetch = async (url, init) => {
    requests.push(`${init?.method} ${url as string}`);
    return respond();
  };
});
afterEach(() => {
  endWatch();
  globalThis.fetch = fetch;
  useRealClock();
});

const watch = (source: typeof SOURCE | undefined) =>
  (endWatch = watchData({ apiUrl: 'http://api.test', source: () => source, onChange, availability }));

test('a change of the year or of the data makes cached pages stale, and nothing else does', async () => {
  watch(SOURCE);
  await pass(2000);
  expect(requests).toEqual(Array.from({ length: 2 }, () => 'HEAD http://api.test/api/recipes'));
  expect([onChange, availability.answered].map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
  await pass(8000);
  expect(onChange).toHaveBeenCalledTimes(1);
  respond = () => new Response(null, { headers: { 'x-recipes': 'b' } });
  await pass(2000);
  await pass(2000);
  expect(onChange).toHaveBeenCalledTimes(2);
  endWatch();
  await pass(10_000);
  expect(requests).toHaveLength(8);
});

test('an API that fails is reported, and cached pages stay', async () => {
  respond = () => new Response(null, { status: 500 });
  watch(SOURCE);
  await pass(0);
  expect(availability.failed).toHaveBeenLastCalledWith('API_UNREACHABLE', 'The API returns 500 for /api/recipes.');
  respond = () => {
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  };
  await pass(20_000);
  expect(availability.failed).toHaveBeenLastCalledWith('API_UNREACHABLE', 'Cannot reach the API (ECONNREFUSED).');
  expect([onChange, availability.answered].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  respond = () => new Response(null, { headers: { 'x-recipes': 'a' } });
  await pass(2000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('without an address to poll, the API gets no requests, and a change of the year still counts', async () => {
  watch(undefined);
  await pass(9999);
  expect(onChange).not.toHaveBeenCalled();
  await pass(2000);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(requests).toEqual([]);
});
