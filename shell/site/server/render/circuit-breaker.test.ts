import { expect, jest, test } from '@jest/globals';
import { useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { type BreakerState, CircuitBreaker } from './circuit-breaker.ts';

function breakerAt(start = 0) {
  const clock = { now: start };
  const changes: BreakerState[] = [];
  const breaker = new CircuitBreaker({
    failures: 3,
    windowMs: 1000,
    resetMs: 500,
    now: () => clock.now,
    onChange: (state) => changes.push(state),
  });
  const attempt = (outcome: 'succeeded' | 'failed') => {
    const may = breaker.mayTry();
    if (may) breaker[outcome]();
    return may;
  };
  return { breaker, clock, changes, attempt };
}

test('blocks requests after several failures, until the next try', () => {
  const { breaker, clock, attempt } = breakerAt();
  for (let failure = 0; failure < 3; failure += 1) expect(attempt('failed')).toBe(true);
  expect(breaker.state).toBe('open');
  clock.now = 499;
  expect(breaker.mayTry()).toBe(false);
  clock.now = 500;
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.state).toBe('half-open');
});

test('tries one request at a time, and its success closes it', () => {
  const { breaker, clock, changes, attempt } = breakerAt();
  for (let failure = 0; failure < 3; failure += 1) attempt('failed');
  clock.now = 500;
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.mayTry()).toBe(false);
  breaker.succeeded();
  expect(breaker.mayTry()).toBe(true);
  expect(changes).toEqual(['open', 'half-open', 'closed']);
});

test('opens again for the same time if the try fails', () => {
  const { breaker, clock, attempt } = breakerAt();
  for (let failure = 0; failure < 3; failure += 1) attempt('failed');
  clock.now = 500;
  expect(attempt('failed')).toBe(true);
  clock.now = 999;
  expect(breaker.mayTry()).toBe(false);
  clock.now = 1000;
  expect(breaker.mayTry()).toBe(true);
});

test('stays closed while most requests succeed, so that one bad page does not affect others', () => {
  const { breaker, attempt } = breakerAt();
  for (let round = 0; round < 20; round += 1) {
    attempt('succeeded');
    attempt('succeeded');
    attempt('failed');
  }
  expect(breaker.state).toBe('closed');
});

test('opens when exactly half of the requests fail', () => {
  const { breaker, attempt } = breakerAt();
  for (let round = 0; round < 3; round += 1) {
    attempt('succeeded');
    expect(breaker.state).toBe('closed');
    attempt('failed');
  }
  expect(breaker.state).toBe('open');
});

test('forgets old failures', () => {
  const { breaker, clock, attempt } = breakerAt();
  for (let failure = 0; failure < 10; failure += 1) {
    attempt('failed');
    clock.now += 600;
  }
  expect(breaker.state).toBe('closed');
});

test('a response to a request from before it opened does not close it', () => {
  const { breaker, attempt } = breakerAt();
  expect(breaker.mayTry()).toBe(true);
  for (let failure = 0; failure < 3; failure += 1) attempt('failed');
  breaker.succeeded();
  expect(breaker.state).toBe('open');
});

test('a skipped try allows another', () => {
  const { breaker, clock, attempt } = breakerAt();
  for (let failure = 0; failure < 3; failure += 1) attempt('failed');
  clock.now = 500;
  expect(breaker.mayTry()).toBe(true);
  breaker.skipped();
  expect(breaker.mayTry()).toBe(true);
});

test('a clock that is set back does not keep it open', () => {
  useFakeClock();
  const breaker = new CircuitBreaker({ failures: 1, windowMs: 1000, resetMs: 20 });
  breaker.failed();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(20);
  expect(breaker.mayTry()).toBe(true);
  useRealClock();
});
