import { ApiRequestError } from '@site/api-contract';
import { expect, test } from '@jest/globals';
import { contactFailure } from './contact-form.tsx';

const FALLBACK = { message: 'Failed to send your message. Please try again later.', fields: {} };
const LIMIT = { status: 429, code: 'TOO_MANY_MESSAGES', sentence: 'Wait a minute.' };
const INVALID = {
  status: 400,
  code: 'FIELDS_INVALID',
  sentence: 'Some fields are wrong.',
  errors: { email: ['Please enter a valid email address', 'second'], recaptchaToken: ['no'] },
};

test.each([
  ['the server’s message', new ApiRequestError('429: …', LIMIT), { message: 'Wait a minute.', fields: {} }],
  [
    'the server’s message, even if the error’s class comes from another bundle',
    Object.assign(new Error('429: …'), { name: 'ApiRequestError', ...LIMIT }),
    { message: 'Wait a minute.', fields: {} },
  ],
  [
    'the first message about each field that the form has',
    new ApiRequestError('400: …', INVALID),
    { message: 'Some fields are wrong.', fields: { email: 'Please enter a valid email address' } },
  ],
  ['advice to try later if the network is unavailable', new TypeError('Failed to fetch'), FALLBACK],
  [
    'advice to try later if the response has no message from the API',
    new ApiRequestError('502: <html>', { status: 502, code: 'NOT_THE_API' }),
    FALLBACK,
  ],
])('when sending fails, the form shows %s', (_, reason, shown) => expect(contactFailure(reason)).toEqual(shown));
