import { HttpException } from '@nestjs/common';
import { API_ERRORS } from '@site/api-contract';
import type { Alternative, ApiErrorBody, ApiErrorCode } from '@site/api-contract';
import { describeError } from '@site/http-server/refusal';

interface ApiErrorDetails {
  values?: Record<string, string>;
  /** Replaces the message from `API_ERRORS`. */
  message?: string;
  alternatives?: readonly Alternative[];
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ApiException extends HttpException {
  readonly body: ApiErrorBody;
  readonly headers: Record<string, string>;

  constructor(code: ApiErrorCode, { headers = {}, cause, ...details }: ApiErrorDetails = {}) {
    const body = createErrorBody(code, details);
    super(body, body.statusCode, { cause });
    this.body = body;
    this.headers = headers;
  }
}

export function createErrorBody(
  code: ApiErrorCode,
  { values, message, errors, alternatives }: Omit<ApiErrorDetails, 'headers' | 'cause'> = {},
): ApiErrorBody {
  return {
    ...describeError(API_ERRORS, code, values),
    ...(message && { message }),
    ...(errors && { errors }),
    ...(alternatives?.length && { alternatives: [...alternatives] }),
  };
}

/** Fastify's own messages are for developers and may quote the request. The keys are Fastify's error codes. */
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

export function findErrorCode(fastifyCode: string | undefined): ApiErrorCode {
  return FASTIFY_ERRORS[fastifyCode ?? ''] ?? 'REQUEST_INVALID';
}
