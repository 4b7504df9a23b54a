import { FALLBACK_GA_ID } from '@site/api-contract';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pass, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { WatchedApi } from './watched-api.ts';

const SOURCE = { path: '/api/recipes', header: 'x-recipes' };
const ANALYTICS = 'https://tags.example';
const { fetch } = globalThis;

let respond: () => Response;
let gaId: string;
let requests: string[];
let onChange: ReturnType<typeof jest.fn>;
let stop: () => void;

beforeEach(() => {
  useFakeClock(new Date('2026-12-31T23:59:50Z'));
  respond = () => new Response(null, { headers: { 'x-recipes': 'a' } });
  [requests, onChange, gaId] = [[], jest.fn(), FALLBACK_GA_ID];
  globalThis.fetch = async (url, init) => {
    if (init?.method !== 'HEAD') return Response.json({ gaId });
    requests.push(`HEAD ${url as string}`);
    return respond();
  };
});
afterEach(() => {
  stop();
  globalThis.fetch = fetch;
  useRealClock();
});

function watch(source: typeof SOURCE | undefined, ownId = FALLBACK_GA_ID): WatchedApi {
  const api = new WatchedApi({ apiUrl: 'http://api.test', gaId: ownId, analyticsOrigin: ANALYTICS });
  stop = api.follow(() => source, onChange);
  return api;
}

const fail = (error: Error) => {
  throw error;
};
const REFUSED = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });

test('reports outdated pages only when the year or the data changes', async () => {
  const api = watch(SOURCE);
  await pass(2000);
  expect(requests).toEqual(Array.from({ length: 2 }, () => 'HEAD http://api.test/api/recipes'));
  expect([onChange.mock.calls.length, api.problem]).toEqual([0, undefined]);
  await pass(8000);
  expect(onChange).toHaveBeenCalledTimes(1);
  respond = () => new Response(null, { headers: { 'x-recipes': 'b' } });
  await pass(4000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  await pass(10_000);
  expect(requests).toHaveLength(8);
});

test.each([
  [() => new Response(null, { status: 500 }), 'API_UNREACHABLE', 'The API returns 500 for /api/recipes.', false],
  [() => fail(REFUSED), 'API_UNREACHABLE', 'Cannot reach the API (ECONNREFUSED).', false],
  [() => fail(new TypeError('fetch failed')), 'API_UNREACHABLE', 'Cannot reach the API (fetch failed).', false],
  [() => fail(new DOMException('aborted', 'TimeoutError')), 'API_TIMEOUT', 'The API does not respond.', true],
] as const)(
  'after two failures, the API is reported as a problem since the first one, and pages stay cached: %s',
  async (failing, code, reason, isHanging) => {
    respond = failing;
    const api = watch(SOURCE);
    await pass(0);
    expect(api.problem).toBeUndefined();
    await pass(20_000);
    expect(api.problem).toEqual({ code, reason, since: '2026-12-31T23:59:50.000Z' });
    expect([api.isHanging, onChange.mock.calls.length]).toEqual([isHanging, 0]);
    respond = () => new Response(null, { headers: { 'x-recipes': 'a' } });
    await pass(2000);
    expect([api.problem, onChange.mock.calls.length]).toEqual([undefined, 1]);
    respond = failing;
    await pass(2000);
    expect(api.problem).toBeUndefined();
  },
);

test('reports outdated pages in a new year, even without a URL to poll', async () => {
  watch(undefined);
  await pass(9999);
  expect(onChange).not.toHaveBeenCalled();
  await pass(2000);
  expect([onChange.mock.calls.length, requests]).toEqual([1, []]);
});

test("the API's analytics ID is used if it is a Google Analytics ID", async () => {
  gaId = 'G-ABCD1234';
  const api = watch(SOURCE);
  expect(api.analytics).toEqual({ gaId: FALLBACK_GA_ID, analyticsOrigin: undefined });
  await pass(0);
  expect(api.analytics).toEqual({ gaId, analyticsOrigin: ANALYTICS });
  gaId = 'G-"><script>';
  await pass(2000);
  expect(api.analytics).toEqual({ gaId: 'G-ABCD1234', analyticsOrigin: ANALYTICS });
  gaId = FALLBACK_GA_ID;
  await pass(2000);
  expect(api.analytics).toEqual({ gaId, analyticsOrigin: undefined });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("the shell's own analytics ID takes precedence over the API's", async () => {
  const api = watch(SOURCE, 'G-OWN12345');
  gaId = 'G-ABCD1234';
  await pass(2000);
  expect(api.analytics).toEqual({ gaId: 'G-OWN12345', analyticsOrigin: ANALYTICS });
});
