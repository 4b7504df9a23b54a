import { HttpException } from '@nestjs/common';
import { API_ERRORS } from '@site/api-contract';
import type { Alternative, ApiErrorBody, ApiErrorCode } from '@site/api-contract';
import { errorBodies } from '@site/http-server/refusal';

interface ApiErrorDetails {
  /** For what stands in braces in the sentence. */
  values?: Record<string, string>;
  /** Says more than the sentence of the table. */
  message?: string;
  /** What could be asked instead. */
  alternatives?: readonly Alternative[];
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
