import { STATUS_CODES } from 'node:http';
import type { ApiErrorBody } from '@site/api-contract';

/** The one shape of every error answer. `message` is a sentence for a person. */
export function errorBody(statusCode: number, message: string, errors?: Record<string, string[]>): ApiErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message, ...(errors && { errors }) };
}
