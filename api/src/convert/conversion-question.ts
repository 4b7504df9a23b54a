import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { ConversionQuestion } from '@site/api-contract';
import { ApiException } from '../errors/api-exception.ts';

const PARAMETERS = {
  q: {
    description: 'What to convert, as a person types it. Cannot be combined with the other parameters.',
    examples: [
      '5 ft 3 in to cm',
      '350 F to C',
      'how many feet in a mile',
      '170 cm to ft in',
      '3 cups flour in grams',
      'gas mark 4 in C',
    ],
  },
  value: {
    description: 'A number with a decimal point or comma. A single comma before three digits separates thousands.',
    examples: ['5', '-40', '1.2e6'],
  },
  from: {
    description: 'The ID of the value’s unit, from GET /api/units/{category}. Other names are interpreted as in q.',
    examples: ['ft', 'C', 'gal-uk'],
  },
  to: { description: 'The ID or name of the result’s unit.', examples: ['m', 'F', 'L'] },
} as const;

export function ApiConversionQuestion(): MethodDecorator {
  const parameters = Object.entries(PARAMETERS).map(([name, { description, examples }]) =>
    ApiQuery({
      name,
      description,
      required: false,
      schema: { type: 'string' },
      examples: Object.fromEntries(examples.map((value) => [value, { value }])),
    }),
  );
  return applyDecorators(...parameters);
}

/** An empty unit counts as missing. */
export function readQuestion(query: Readonly<Record<string, unknown>>): ConversionQuestion {
  const { q, value, from, to } = Object.fromEntries(
    Object.keys(PARAMETERS).map((name) => [name, readParameter(query[name])]),
  );
  const hasParts = value !== undefined || from !== undefined || to !== undefined;
  if (q !== undefined && hasParts) throw new ApiException('QUESTION_TWOFOLD');
  if (q !== undefined) return { q };
  if (value === undefined || !from?.trim() || !to?.trim()) throw new ApiException('QUESTION_MISSING');
  return { value, from, to };
}

/** A repeated parameter arrives as an array. It is rejected, because either value could be meant. */
function readParameter(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new ApiException('QUESTION_TWOFOLD');
}
