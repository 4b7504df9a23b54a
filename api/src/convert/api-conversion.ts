import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { ApiRead } from '../responses/api-operation.ts';

type Description = Pick<Parameters<typeof ApiRead>[0], 'schema' | 'errors'>;

const parameter = (name: string, description: string, examples: readonly string[]) =>
  ApiQuery({
    name,
    required: false,
    description,
    schema: { type: 'string' },
    examples: Object.fromEntries(examples.map((value) => [value, { value }])),
  });

/** An answer as it is given: a test holds it against the API. */
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

/** Describes the call that converts. */
export function ApiConversion({ schema, errors }: Description): MethodDecorator {
  return applyDecorators(
    ApiRead({
      operationId: 'getApiConvert',
      summary: 'Convert a value: a phrase in q, or a number in value with units in from and to',
      schema,
      errors: errors ?? [],
      example: EXAMPLE_ANSWER,
    }),
    parameter('q', 'What to convert, as a person types it. Instead of the other three.', [
      '5 ft 3 in to cm',
      '350 F to C',
      'how many feet in a mile',
      '170 cm to ft in',
    ]),
    parameter('value', 'A number, with a decimal point or comma. A single comma before three digits groups.', [
      '5',
      '-40',
      '1.2e6',
    ]),
    parameter(
      'from',
      'The unit that it is in, by its id, which means one unit only. GET /api/units/{category} lists the ids. Other names are read as in q.',
      ['ft', 'C', 'gal-uk'],
    ),
    parameter('to', 'The unit of the result, in the same way.', ['m', 'F', 'L']),
  );
}
