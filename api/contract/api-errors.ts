/**
 * Every error of the API: its code, for programs; its status; and its sentence, for a person. Responses, the OpenAPI document and the table
 * in api/README.md are made of this. What stands in braces is filled in where the error is answered.
 */
export const API_ERRORS = {
  HTTP_INVALID: { status: 400, sentence: 'The request is not valid HTTP.' },
  HOST_MISSING: { status: 400, sentence: 'The request names no host.' },
  HOST_REPEATED: { status: 400, sentence: 'The request names two hosts.' },
  URL_INVALID: { status: 400, sentence: 'The address is not a valid URL.' },
  REQUEST_INVALID: { status: 400, sentence: 'The request could not be understood.' },
  BODY_EMPTY: { status: 400, sentence: 'The request has no content.' },
  BODY_LENGTH_WRONG: { status: 400, sentence: 'The request does not have the length that it announces.' },
  BODY_NOT_UTF8: { status: 400, sentence: 'The request is not valid UTF-8.' },
  JSON_INVALID: { status: 400, sentence: 'The request is not valid JSON.' },
  BODY_NO_OBJECT: { status: 400, sentence: 'Send the message as an object with name, email, subject and message.' },
  FORM_TOO_MANY_FIELDS: { status: 400, sentence: 'The form has too many fields. At most 100 are accepted.' },
  FIELDS_INVALID: { status: 400, sentence: 'Some fields need another look.' },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    sentence: 'An Idempotency-Key has 8 to 200 printable characters without blanks.',
  },
  QUESTION_MISSING: {
    status: 400,
    sentence: 'Ask with q, as in ?q=5 ft to m, or with value, from and to, as in ?value=5&from=ft&to=m.',
  },
  QUESTION_TWOFOLD: {
    status: 400,
    sentence: 'Ask either with q or with value, from and to, and give each of them once.',
  },
  SENT_FROM_ELSEWHERE: { status: 403, sentence: 'Messages are taken from this site’s own form only.' },
  ADDRESS_UNKNOWN: { status: 404, sentence: 'There is nothing at this address.' },
  CATEGORY_UNKNOWN: { status: 404, sentence: "There is no category '{category}'." },
  CONVERSION_UNKNOWN: { status: 404, sentence: "There is no conversion '{slug}'." },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address answers to {methods} only.' },
  NO_PROXY: { status: 405, sentence: 'This server is no proxy.' },
  REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  REQUEST_TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  BODY_TOO_LARGE: { status: 413, sentence: 'The request is too large. At most 32 KiB are accepted.' },
  URL_TOO_LONG: { status: 414, sentence: 'The address is too long.' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'Send the request as application/json or application/x-www-form-urlencoded.',
  },
  BODY_COMPRESSED: { status: 415, sentence: 'Send the request without compression.' },
  CHARSET_UNSUPPORTED: { status: 415, sentence: 'Send the request in UTF-8.' },
  PHRASE_EMPTY: { status: 422, sentence: 'There is nothing to convert. Try “5 ft to m”.' },
  PHRASE_TOO_LONG: { status: 422, sentence: 'The text is too long for a conversion.' },
  PHRASE_UNCLEAR: { status: 422, sentence: 'The text cannot be read as a conversion. Try “5 ft to m”.' },
  NUMBER_INVALID: { status: 422, sentence: 'The value is not a number. Write 5, -2.5 or 1.2e6.' },
  NUMBER_OUT_OF_RANGE: { status: 422, sentence: 'The value is too large or too small to convert.' },
  UNIT_MISSING: { status: 422, sentence: 'No unit is named. Try “5 ft to m”.' },
  UNIT_UNKNOWN: { status: 422, sentence: 'There is no unit of that name here.' },
  UNITS_OF_DIFFERENT_KINDS: {
    status: 422,
    sentence: 'The two units measure different things, so neither converts into the other.',
  },
  TOO_MANY_CONVERSIONS: {
    status: 429,
    sentence: 'You have asked for many conversions within a minute. Please go on in a moment.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    sentence: 'The form was sent many times within a minute. Please try again in a moment.',
  },
  TOO_MANY_MESSAGES: { status: 429, sentence: 'You have sent several messages already. Please try again later.' },
  HEAD_TOO_LONG: { status: 431, sentence: 'The head of the request is too long. At most 16 KiB are accepted.' },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again later.' },
  MESSAGE_NOT_STORED: { status: 503, sentence: 'Your message could not be stored. Please try again in a minute.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;
