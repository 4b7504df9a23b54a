/** What a visitor is told where Fastify itself refuses a request. By Fastify's error code. */
const SENTENCES: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address is not a valid URL.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large. At most 32 KiB are accepted.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as application/json or application/x-www-form-urlencoded.',
  FST_ERR_CTP_EMPTY_TYPE: 'Send the request as application/json or application/x-www-form-urlencoded.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request does not have the length that it announces.',
};

/** Fastify's own texts speak to programmers, and some quote what was sent. */
export function frameworkSentence(code: string | undefined, statusCode: number): string {
  const known = code === undefined ? undefined : SENTENCES[code];
  if (known !== undefined) return known;
  return statusCode >= 500 ? 'Something went wrong on our side. Please try again later.' : 'The request could not be understood.';
}
