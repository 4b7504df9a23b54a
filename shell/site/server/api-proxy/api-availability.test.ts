import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiAvailability, describeFetchError } from './api-availability.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('one failure is not a problem, and the second one is, with the time of the first', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const api = new ApiAvailability();
  api.failed('API_UNREACHABLE', 'refused');
  expect(api.problem).toBeUndefined();
  jest.setSystemTime(new Date('2026-01-01T00:00:02Z'));
  api.failed('API_TIMEOUT', 'silent');
  expect(api.problem).toEqual({ code: 'API_TIMEOUT', reason: 'silent', since: '2026-01-01T00:00:00.000Z' });
});

test('only an API that times out counts as hanging', () => {
  const api = new ApiAvailability();
  for (let failure = 1; failure <= 2; failure += 1) api.failed('API_UNREACHABLE', 'refused');
  expect(api.isHanging).toBe(false);
  api.failed('API_TIMEOUT', 'silent');
  expect(api.isHanging).toBe(true);
});

test('a response ends the problem, and failures are counted from the beginning', () => {
  const api = new ApiAvailability();
  for (let failure = 1; failure <= 2; failure += 1) api.failed('API_TIMEOUT', 'silent');
  api.answered();
  api.failed('API_TIMEOUT', 'silent');
  expect([api.problem, api.isHanging]).toEqual([undefined, false]);
});

test.each([
  [new DOMException('aborted', 'TimeoutError'), ['API_TIMEOUT', 'The API does not respond.']],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
    ['API_UNREACHABLE', 'Cannot reach the API (ECONNREFUSED).'],
  ],
  [new TypeError('fetch failed'), ['API_UNREACHABLE', 'Cannot reach the API (fetch failed).']],
])('%s is described with its cause', (error, described) => {
  expect(describeFetchError(error)).toEqual(described);
});
