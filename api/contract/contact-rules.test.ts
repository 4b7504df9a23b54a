import { describe, expect, test } from '@jest/globals';
import { contactProblem } from './contact-rules.ts';

describe('the contact form', () => {
  test.each([
    ['name', 'A', 'Al', 'Name must be at least 2 characters'],
    ['email', 'al@example', 'al@example.com', 'Please enter a valid email address'],
    ['subject', 'Four', 'Fives', 'Subject must be at least 5 characters'],
    ['message', 'Nine char', 'Ten chars.', 'Message must be at least 10 characters'],
  ] as const)('in the field %s, rejects %p and accepts %p', (field, short, enough, sentence) => {
    expect(contactProblem(field, short)).toBe(sentence);
    expect(contactProblem(field, enough)).toBeUndefined();
  });

  test.each([
    ['name', 100],
    ['subject', 200],
    ['message', 10_000],
  ] as const)('in the field %s, accepts up to %i characters', (field, most) => {
    expect(contactProblem(field, 'x'.repeat(most))).toBeUndefined();
    expect(contactProblem(field, 'x'.repeat(most + 1))).toMatch(/ must be at most \d+ characters$/);
  });

  test.each([
    ['message', 'A long enough \u0000 message', 'control characters'],
    ['name', 'Ann\n', 'control characters'],
    ['message', `Ann \ud800 ${'x'.repeat(20)}`, 'control characters'],
    ['name', 'Ann \u202egro.elpmaxe\u202c', 'text direction'],
    ['subject', 'About \u2066this\u2069', 'text direction'],
    ['email', 'ann\u200b@example.org', 'valid email'],
    ['email', 'a@example.org, b@example.org', 'valid email'],
    ['name', '\u00a0\u00a0\u00a0', 'at least 2'],
    ['name', '\u{1d173}\u{1d17a}', 'at least 2'],
    ['name', '\u3164\u115f\uffa0', 'at least 2'],
    ['subject', '\u{1bca0}\u{1bca3}\ufff9\ufffa\ufffb', 'at least 5'],
    ['subject', '\u200b\u200c\u200d\u2060\ufeff\u00ad', 'at least 5'],
    ['message', '\u2800'.repeat(12), 'at least 10'],
    ['message', 'Too short\u200b\u00ad', 'at least 10'],
    ['message', '\u{1f600}'.repeat(9), 'at least 10'],
    ['message', `ok${'\u{e0041}\ufe0f'.repeat(10)}`, 'at least 10'],
  ] as const)('in the field %s, rejects %j because of its %s', (field, text, problem) => {
    expect(contactProblem(field, text)).toContain(problem);
  });

  test('accepts an email address pasted with whitespace and invisible characters around it', () => {
    expect(contactProblem('email', '\u200b\u3000al@example.com\u2800\ufeff')).toBeUndefined();
  });

  test.each(['', '@example.com', 'al@', 'al @example.com', 'al@example.', 'al@.com', 'a@b@c.com'])(
    'rejects %p as an email address',
    (text) => {
      expect(contactProblem('email', text)).toBe('Please enter a valid email address');
    },
  );

  test.each(['"a.b"@example.org', 'jürgen@müller.example', 'a.b+c@sub.example.co.uk', "o'neil@xn--mller-kva.example"])(
    'accepts %p as an email address',
    (text) => {
      expect(contactProblem('email', text)).toBeUndefined();
    },
  );

  test('checks even the worst email addresses in linear time', () => {
    for (const text of [
      `${'a'.repeat(63)}(@b.org`,
      `${'a.'.repeat(31)}(@b.org`,
      `"${'\\a'.repeat(30)}(@b.org`,
      `a@${'b-'.repeat(110)}(.org`,
    ])
      expect(contactProblem('email', text)).toBe('Please enter a valid email address');
  });
});
