import { expect, test } from '@jest/globals';
import { formatCookie, hasCookie, readCookie } from './visitor.ts';

test.each([
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['b=2;a=1;a=3', '1'],
  ['b=2; a = 1', '1'],
  ['a=', ''],
  ['a=%', '%'],
  ['xa=1', undefined],
  ['b="; a=1"', '1"'],
  ['a', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j has the cookie %j', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value);
  expect(hasCookie(header, ['other', 'a'])).toBe(value !== undefined);
});

test('scripts and other sites cannot use a cookie', () => {
  const cookie = { name: 'a', value: 'b.c', maxAge: 60, secure: false };
  expect(formatCookie(cookie)).toBe('a=b.c; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(formatCookie({ ...cookie, secure: true, path: '/x', sameSite: 'strict' })).toBe(
    'a=b.c; Max-Age=60; Path=/x; HttpOnly; Secure; SameSite=Strict',
  );
});
