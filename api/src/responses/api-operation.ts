import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { ApiResponseCommonMetadata } from '@nestjs/swagger';
import { API_ERRORS, apiErrorSchema } from '@site/api-contract';
import type { ApiErrorCode } from '@site/api-contract';
import { CacheInterceptor } from './response-cache.ts';

/** Any operation can return these errors. `INTERNAL` is omitted because it is a fault in the server. */
const ALWAYS: readonly ApiErrorCode[] = [
  'HTTP_INVALID',
  'HOST_MISSING',
  'HOST_REPEATED',
  'URL_INVALID',
  'REQUEST_INVALID',
  'REQUEST_TIMEOUT',
  'HEAD_TOO_LONG',
];

export const BODY_ERRORS: readonly ApiErrorCode[] = [
  'BODY_EMPTY',
  'BODY_LENGTH_WRONG',
  'BODY_NOT_UTF8',
  'JSON_INVALID',
  'BODY_NO_OBJECT',
  'FORM_TOO_MANY_FIELDS',
  'FIELDS_INVALID',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'BODY_COMPRESSED',
  'CHARSET_UNSUPPORTED',
];

const header = (description: string) => ({ description, schema: { type: 'string' as const } });
const HEADERS = {
  'X-Request-Id': header('ID of the request in the log.'),
  'X-Catalog-Version': header('Changes when the catalog does.'),
};

type Schema = NonNullable<ApiResponseCommonMetadata['standardSchema']>;

interface ApiOperationDescription {
  operationId: string;
  summary: string;
  schema: Schema;
  /** Errors in addition to those that any operation can return. */
  errors?: readonly ApiErrorCode[];
  example?: object;
}

export function ApiRead(description: ApiOperationDescription): MethodDecorator {
  return applyDecorators(
    ApiCall(description, 200, { ...HEADERS, ETag: header('For If-None-Match.') }),
    ApiResponse({ status: 304, description: 'Not modified.' }),
  );
}

export function ApiCachedRead(description: ApiOperationDescription): MethodDecorator {
  return applyDecorators(UseInterceptors(CacheInterceptor), ApiRead(description));
}

const NAMES = { category: 'Slug of a category.', slug: 'Slug of a conversion, in any spelling.' };

export function ApiReadByName({
  name,
  errors = [],
  ...description
}: ApiOperationDescription & { name: keyof typeof NAMES }): MethodDecorator {
  return applyDecorators(
    ApiCachedRead({ ...description, errors: [...errors, 'URL_TOO_LONG'] }),
    ApiParam({ name, description: NAMES[name], schema: { type: 'string', minLength: 1, maxLength: 255 } }),
    ApiResponse({ status: 301, description: 'The canonical spelling is in Location.' }),
  );
}

export function ApiPost({ status, ...description }: ApiOperationDescription & { status: 200 | 201 }): MethodDecorator {
  return ApiCall(description, status, HEADERS);
}

function ApiCall(
  { operationId, summary, schema, errors = [], example }: ApiOperationDescription,
  status: number,
  headers: Record<string, ReturnType<typeof header>>,
): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiResponse({ status, description: summary, standardSchema: schema, headers, ...(example && { example }) }),
    ...describeErrors([...ALWAYS, ...errors]),
  );
}

function describeErrors(codes: readonly ApiErrorCode[]): MethodDecorator[] {
  const statuses = [...new Set(codes.map((code) => API_ERRORS[code].status))];
  return statuses.map((status) => {
    const sentences = codes
      .filter((code) => API_ERRORS[code].status === status)
      .map((code) => `${code}: ${API_ERRORS[code].sentence}`);
    return ApiResponse({ status, description: sentences.join('\n'), standardSchema: apiErrorSchema });
  });
}
