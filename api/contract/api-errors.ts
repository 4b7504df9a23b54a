/** Errors that both the shell and the API can return. Names in braces are placeholders. */
export const HTTP_ERRORS = {
  // These requests never reach a handler.
  HTTP_INVALID: { status: 400, sentence: 'The request is not valid HTTP.' },
  NO_PROXY: { status: 405, sentence: 'This server is not a proxy.' },
  REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  REQUEST_TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  HEAD_TOO_LONG: { status: 431, sentence: 'The request headers are too large. The limit is 16 KiB.' },

  HOST_MISSING: { status: 400, sentence: 'The request has no Host header.' },
  HOST_REPEATED: { status: 400, sentence: 'The request has more than one Host header.' },
  CHUNKS_UNEXPECTED: { status: 400, sentence: 'An HTTP/1.0 request cannot use chunked transfer coding.' },
  BODY_UNEXPECTED: { status: 400, sentence: 'Send {method} requests without a body.' },
  EXPECTATION_UNKNOWN: { status: 417, sentence: 'The only expectation that this server supports is 100-continue.' },
  TRANSFER_CODING_UNKNOWN: { status: 501, sentence: 'The only transfer coding that this server supports is chunked.' },
  HTTP_VERSION_UNSUPPORTED: { status: 505, sentence: 'This server supports only HTTP/1.0 and HTTP/1.1.' },

  URL_INVALID: { status: 400, sentence: 'The URL is not valid.' },
  REQUEST_INVALID: { status: 400, sentence: 'The server could not read the request.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This URL accepts only {methods}.' },
  BODY_TOO_LARGE: { status: 413, sentence: 'The request is too large. The limit is 32 KiB.' },
  URL_TOO_LONG: { status: 414, sentence: 'The URL is too long.' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'Send the request as application/json or application/x-www-form-urlencoded.',
  },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again later.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;

export const API_ERRORS = {
  ...HTTP_ERRORS,
  BODY_EMPTY: { status: 400, sentence: 'The request body is empty.' },
  BODY_LENGTH_WRONG: {
    status: 400,
    sentence: 'The length of the request body does not match its Content-Length header.',
  },
  BODY_NOT_UTF8: { status: 400, sentence: 'The request body is not valid UTF-8.' },
  JSON_INVALID: { status: 400, sentence: 'The request body is not valid JSON.' },
  BODY_NO_OBJECT: { status: 400, sentence: 'Send a JSON object with {fields}.' },
  FORM_TOO_MANY_FIELDS: { status: 400, sentence: 'The form has too many fields. Send at most 100.' },
  FIELDS_INVALID: { status: 400, sentence: 'Some fields need another look.' },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    sentence: 'Idempotency-Key must have 8 to 200 printable characters and no spaces.',
  },
  QUESTION_MISSING: {
    status: 400,
    sentence: 'Send q, as in ?q=5+ft+to+m. Or send value, from, and to, as in ?value=5&from=ft&to=m.',
  },
  QUESTION_TWOFOLD: {
    status: 400,
    sentence: 'Send q, or send value, from, and to. Send each of them only once.',
  },
  SENT_FROM_ELSEWHERE: { status: 403, sentence: 'Messages can only be sent from this site’s own form.' },
  ADDRESS_UNKNOWN: { status: 404, sentence: 'There’s nothing at this URL.' },
  CATEGORY_UNKNOWN: { status: 404, sentence: "The category '{category}' does not exist." },
  CONVERSION_UNKNOWN: { status: 404, sentence: "The conversion '{slug}' does not exist." },
  BODY_COMPRESSED: { status: 415, sentence: 'Send the request without compression.' },
  CHARSET_UNSUPPORTED: { status: 415, sentence: 'Send the request in UTF-8.' },
  PHRASE_EMPTY: { status: 422, sentence: 'There’s nothing to convert. Try “5 ft to m.”' },
  PHRASE_TOO_LONG: { status: 422, sentence: 'That’s too long for a conversion. Try something like “5 ft to m.”' },
  PHRASE_UNCLEAR: { status: 422, sentence: 'We couldn’t read that as a conversion. Try “5 ft to m.”' },
  NUMBER_INVALID: { status: 422, sentence: 'The value isn’t a number. Write it like 5, -2.5, or 1.2e6.' },
  NUMBER_OUT_OF_RANGE: { status: 422, sentence: 'The value is too large or too small to convert. Try another number.' },
  UNIT_MISSING: { status: 422, sentence: 'There’s no unit. Try “5 ft to m.”' },
  UNIT_UNKNOWN: { status: 422, sentence: 'We don’t recognize that unit.' },
  UNITS_OF_DIFFERENT_KINDS: {
    status: 422,
    sentence: 'These units measure different things, so you can’t convert one to the other.',
  },
  TOO_MANY_CONVERSIONS: {
    status: 429,
    sentence: 'That’s a lot of conversions in one minute. Please wait a moment, then try again.',
  },
  TOO_MANY_MESSAGES: { status: 429, sentence: 'You’ve already sent several messages. Please try again later.' },
  MESSAGE_NOT_STORED: { status: 503, sentence: 'We couldn’t save your message. Please try again in a minute.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;
