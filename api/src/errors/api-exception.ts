import { HttpException } from '@nestjs/common';
import { API_ERRORS } from '@site/api-contract';
import type { ApiErrorBody, ApiErrorCode } from '@site/api-contract';
import { errorBodies } from '@site/http-server/refusal';

interface ApiErrorDetails {
  /** For what stands in braces in the sentence. */
  values?: Record<string, string>;
  /** The sentences for each wrong field. */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An expected refusal: one of the error table. */
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

/** The one shape of every error response. */
export function errorBody(code: ApiErrorCode, { values, errors }: Pick<ApiErrorDetails, 'values' | 'errors'> = {}): ApiErrorBody {
  return { ...bodyWithoutFields(code, values), ...(errors && { errors }) };
}
