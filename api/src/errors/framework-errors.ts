import type { ApiErrorCode } from '@site/api-contract';

/** Fastify's own texts speak to programmers, and some quote what was sent: by its codes, what a caller is told instead. */
const FASTIFY_ERRORS: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_BAD_URL: 'URL_INVALID',
  FST_ERR_MAX_PARAM_LENGTH: 'URL_TOO_LONG',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_EMPTY',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_INVALID',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_LENGTH_WRONG',
};

/** The error of the table for a refusal that the framework made. */
export function frameworkError(fastifyCode: string | undefined): ApiErrorCode {
  return FASTIFY_ERRORS[fastifyCode ?? ''] ?? 'REQUEST_INVALID';
}
