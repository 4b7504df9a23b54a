import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { ApiErrorBody } from '@site/api-contract';

/** An expected refusal, with the sentence that the caller reads. */
export class ApiException extends HttpException {
  readonly body: ApiErrorBody;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, message: string, details: { errors?: Record<string, string[]>; headers?: Record<string, string> } = {}) {
    const body = errorBody(statusCode, message, details.errors);
    super(body, statusCode);
    this.body = body;
    this.headers = details.headers ?? {};
  }
}

/** The one shape of every error response. `message` is a sentence for a person. */
export function errorBody(statusCode: number, message: string, errors?: Record<string, string[]>): ApiErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message, ...(errors && { errors }) };
}
