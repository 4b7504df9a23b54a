import { HttpException } from '@nestjs/common';
import type { ApiErrorBody } from '@site/api-contract';
import { errorBody } from './error-body.ts';

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
