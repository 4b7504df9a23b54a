import type { ApiErrorCode } from '@site/api-contract';

/** Replaces Fastify's messages, which address programmers and may quote the request. Keys are its codes. */
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

export function frameworkError(fastifyCode: string | undefined): ApiErrorCode {
  return FASTIFY_ERRORS[fastifyCode ?? ''] ?? 'REQUEST_INVALID';
}
