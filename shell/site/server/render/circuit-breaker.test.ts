import { afterEach, expect, jest, test } from '@jest/globals';
import { type BreakerState, CircuitBreaker } from './remote-limits.ts';

afterEach(() => void jest.restoreAllMocks());

function newBreaker() {
  const clock = { now: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const changes: BreakerState[] = [];
  const breaker = new CircuitBreaker({
    failures: 3,
    resetMs: 500,
    onChange: (state) => changes.push(state),
  });
  const attempt = (outcome: 'succeeded' | 'failed') => {
    const may = breaker.mayTry();
    if (may) breaker[outcome]();
    return may;
  };
  return { breaker, clock, changes, attempt };
}

function openBreaker() {
  const made = newBreaker();
  for (let failure = 0; failure < 3; failure += 1) expect(made.attempt('failed')).toBe(true);
  return { ...made, mayTryAt: (now: number) => (Object.assign(made.clock, { now }), made.breaker.mayTry()) };
}

test('blocks requests after several failures, then allows one trial at a time, and closes if the trial succeeds', () => {
  const { breaker, changes, mayTryAt } = openBreaker();
  expect([mayTryAt(499), mayTryAt(500), mayTryAt(500)]).toEqual([false, true, false]);
  breaker.failed();
  expect([mayTryAt(999), mayTryAt(1000)]).toEqual([false, true]);
  breaker.succeeded();
  expect(mayTryAt(1000)).toBe(true);
  expect(changes).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
});

test('allows another trial after a skipped one, and ignores responses to requests from before it opened', () => {
  const { breaker, mayTryAt } = openBreaker();
  breaker.succeeded();
  expect(breaker.state).toBe('open');
  mayTryAt(500);
  breaker.skipped();
  expect(mayTryAt(500)).toBe(true);
});

test('opens when exactly half of the requests fail, but not while most succeed', () => {
  const { breaker, attempt } = newBreaker();
  for (let round = 0; round < 20; round += 1)
    for (const outcome of ['succeeded', 'succeeded', 'failed'] as const) attempt(outcome);
  expect(breaker.state).toBe('closed');
  const other = newBreaker();
  for (let round = 0; round < 3; round += 1) {
    other.attempt('succeeded');
    expect(other.breaker.state).toBe('closed');
    other.attempt('failed');
  }
  expect(other.breaker.state).toBe('open');
});

test('forgets old failures', () => {
  const { breaker, clock, attempt } = newBreaker();
  for (; clock.now < 180_000; clock.now += 18_000) attempt('failed');
  expect(breaker.state).toBe('closed');
});
