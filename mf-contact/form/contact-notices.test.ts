import { ApiRequestError } from '@site/api-contract';
import { describe, expect, test } from '@jest/globals';
import { contactFailure } from './contact-notices.ts';

const FALLBACK = 'Failed to send your message. Please try again later.';

describe('after a failed send', () => {
  test("shows the server's own words", () => {
    const refused = new ApiRequestError('429: …', {
      status: 429,
      code: 'TOO_MANY_MESSAGES',
      sentence: 'Wait a minute.',
    });
    expect(contactFailure(refused)).toEqual({ message: 'Wait a minute.', fields: {} });
  });

  test('puts the server’s message about a field under that field, and skips fields that the form lacks', () => {
    const errors = { email: ['Please enter a valid email address', 'second'], recaptchaToken: ['no'] };
    const refused = new ApiRequestError('400: …', {
      status: 400,
      code: 'FIELDS_INVALID',
      sentence: 'Some fields are wrong.',
      errors,
    });
    expect(contactFailure(refused)).toEqual({
      message: 'Some fields are wrong.',
      fields: { email: 'Please enter a valid email address' },
    });
  });

  test("knows the shell's error, whose class is another copy of the same", () => {
    const refused = Object.assign(new Error('429: …'), {
      name: 'ApiRequestError',
      status: 429,
      code: 'TOO_MANY_MESSAGES',
      sentence: 'Wait a minute.',
    });
    expect(contactFailure(refused).message).toBe('Wait a minute.');
  });

  test.each([
    ['the network is unavailable', new TypeError('Failed to fetch')],
    [
      'a proxy answers, or the API without a word',
      new ApiRequestError('502: <html>', { status: 502, code: 'NOT_THE_API' }),
    ],
  ])('asks to try again later when %s', (_, reason) => {
    expect(contactFailure(reason)).toEqual({ message: FALLBACK, fields: {} });
  });
});
