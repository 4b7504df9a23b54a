import { HttpException } from '@nestjs/common';
import { API_ERRORS } from '@site/api-contract';
import type { Alternative, ApiErrorBody, ApiErrorCode } from '@site/api-contract';
import { errorBodies } from '@site/http-server/refusal';

interface ApiErrorDetails {
  values?: Record<string, string>;
  /** Replaces the table's sentence. */
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
    const body = errorBody(code, details);
    super(body, body.statusCode, { cause });
    this.body = body;
    this.headers = headers;
  }
}

const bodyWithoutFields = errorBodies(API_ERRORS);

export function errorBody(
  code: ApiErrorCode,
  { values, message, errors, alternatives }: Omit<ApiErrorDetails, 'headers' | 'cause'> = {},
): ApiErrorBody {
  return {
    ...bodyWithoutFields(code, values),
    ...(message && { message }),
    ...(errors && { errors }),
    ...(alternatives?.length && { alternatives: [...alternatives] }),
  };
}
