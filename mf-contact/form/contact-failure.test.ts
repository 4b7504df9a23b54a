import { ApiRequestError } from '@site/api-contract';
import { describe, expect, test } from '@jest/globals';
import { contactFailure } from './contact-failure.ts';

const FALLBACK = 'Failed to send your message. Please try again later.';

describe('after a failed send', () => {
  test("shows the server's own words", () => {
    const refused = new ApiRequestError(429, 'Too Many Requests', JSON.stringify({ statusCode: 429, error: 'x', message: 'Wait a minute.' }));
    expect(contactFailure(refused)).toEqual({ message: 'Wait a minute.', fields: {} });
  });

  test('puts what the server says about a field under that field, and passes over fields that the form has not', () => {
    const errors = { email: ['Please enter a valid email address', 'second'], recaptchaToken: ['no'] };
    const refused = new ApiRequestError(400, 'Bad Request', JSON.stringify({ message: 'Some fields are wrong.', errors }));
    expect(contactFailure(refused)).toEqual({
      message: 'Some fields are wrong.',
      fields: { email: 'Please enter a valid email address' },
    });
  });

  test("knows the shell's error, whose class is another copy of the same", () => {
    const refused = Object.assign(new Error('429: …'), { name: 'ApiRequestError', status: 429, body: '{"message":"Wait a minute."}' });
    expect(contactFailure(refused).message).toBe('Wait a minute.');
  });

  test.each([
    ['the network is away', new TypeError('Failed to fetch')],
    ['a proxy answers in HTML', new ApiRequestError(502, 'Bad Gateway', '<html>')],
    ['the answer is empty', new ApiRequestError(500, 'Internal Server Error', '')],
    ['the answer is no object', new ApiRequestError(500, 'Internal Server Error', 'null')],
    ['the answer has no message', new ApiRequestError(500, 'Internal Server Error', '{"message":""}')],
  ])('asks to try again later when %s', (_, reason) => {
    expect(contactFailure(reason)).toEqual({ message: FALLBACK, fields: {} });
  });
});
