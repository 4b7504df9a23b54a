import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiAvailability, describeFetchError } from './api-availability.ts';

afterEach(() => void jest.useRealTimers());

test('the second failure is a problem since the first, an API that times out hangs, and a response ends both', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const api = new ApiAvailability();
  api.failed('API_UNREACHABLE', 'refused');
  expect(api.problem).toBeUndefined();
  api.failed('API_UNREACHABLE', 'refused');
  expect(api.isHanging).toBe(false);
  jest.setSystemTime(new Date('2026-01-01T00:00:02Z'));
  api.failed('API_TIMEOUT', 'silent');
  expect(api.isHanging).toBe(true);
  expect(api.problem).toEqual({ code: 'API_TIMEOUT', reason: 'silent', since: '2026-01-01T00:00:00.000Z' });
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
