import { expect, test } from '@jest/globals';
import { formatRolloutCookie, newVisitor, readRolloutCookie } from './canary.ts';

test('sets a cookie for this host with the rollout and a small random value, and hides it from scripts', () => {
  const visitor = newVisitor();
  expect(visitor).toMatch(/^[\w-]{4}$/);
  expect(newVisitor() + newVisitor()).not.toBe(visitor + visitor);
  const cookie = formatRolloutCookie({ rollout: 'r12', visitor }, true);
  expect(cookie).toBe(`rollout=r12.${visitor}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`);
  expect(formatRolloutCookie(undefined, false)).toBe('rollout=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  expect(readRolloutCookie(`a=b; ${cookie.split(';', 1)[0]}; c=d`)).toEqual({ rollout: 'r12', visitor });
});

test.each([
  undefined,
  'rollout=',
  'rollout=r12',
  'rollout=r12.',
  'rollout=r12.abcde',
  'rollout=R.abcd',
  'rollout=r12.ab"d',
])('ignores the invalid cookie %j', (header) => {
  expect(readRolloutCookie(header)).toBeUndefined();
});
