import { applyDecorators } from '@nestjs/common';
import { ApiRead } from '../responses/api-operation.ts';

type Description = Pick<Parameters<typeof ApiRead>[0], 'schema' | 'errors'>;

/** A test compares it with the API's response. */
export const EXAMPLE_ANSWER = {
  query: '5 ft to m',
  reading: '5 feet in meters',
  category: 'length',
  from: { value: '5', unit: 'ft', symbol: 'ft' },
  to: { unit: 'm', symbol: 'm' },
  result: { exact: '1.524', decimal: '1.524', isExact: true },
  text: '5 ft = 1.524 m',
  alternatives: [],
};

export const EXAMPLE_LIST_ANSWER = {
  category: 'length',
  from: { unit: 'ft', symbol: 'ft' },
  to: { unit: 'm', symbol: 'm' },
  results: [
    {
      value: '5',
      result: { exact: '1.524', decimal: '1.524', isExact: true },
      text: '5 ft = 1.524 m',
      alternatives: [],
    },
    {
      value: '5 ft 3 in',
      result: { exact: '1.6002', decimal: '1.6002', isExact: true },
      text: '5.25 ft = 1.6002 m',
      alternatives: [],
    },
    {
      value: 'five',
      error: {
        statusCode: 422,
        error: 'Unprocessable Entity',
        code: 'NUMBER_INVALID',
        message: 'Enter a number such as 5, -2.5 or 1.2e6.',
      },
    },
  ],
};

export function ApiConversion({ schema, errors }: Description): MethodDecorator {
  return applyDecorators(
    ApiRead({
      operationId: 'getApiConvert',
      summary: 'Convert a value: either a phrase in q, or a number in value and units in from and to',
      schema,
      errors: errors ?? [],
      example: EXAMPLE_ANSWER,
    }),
  );
}
