import { expect, test } from '@jest/globals';
import { getRequestId } from './request-id.ts';

const getId = (callerId?: string) =>
  getRequestId({ headers: callerId === undefined ? {} : { 'x-request-id': callerId } });

test.each(['12345678', 'a.b_c-D9', 'x'.repeat(64)])("uses the caller's ID %s", (given) => {
  expect(getId(given)).toBe(given);
});

test.each(['', '1234567', 'x'.repeat(65), 'with blank', 'line\nbreak', '<script>', '"quoted"', 'ünicode-id'])(
  "replaces the caller's ID %j",
  (given) => {
    expect(getId(given)).toMatch(/^[\da-f]{12}-[\da-z]+$/);
  },
);

test('gives each request without an ID a new one', () => {
  expect(new Set([getId(), getId(), getRequestId()]).size).toBe(3);
});
