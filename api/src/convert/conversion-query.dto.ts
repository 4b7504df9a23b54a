import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ApiErrorCode, ConversionQuestion } from '@site/api-contract';
import { IsOptional, IsString } from 'class-validator';
import { ApiException } from '../errors/api-exception.ts';

/** A repeated parameter arrives as a list and is refused, because either value could be meant. */
function QueryText(description: string, examples: readonly string[]): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsString({ context: { code: 'QUESTION_TWOFOLD' satisfies ApiErrorCode } }),
    ApiPropertyOptional({
      type: String,
      description,
      examples: Object.fromEntries(examples.map((value) => [value, { value }])),
    }),
  );
}

export class ConversionQuery {
  @QueryText('What to convert, as a person types it. Cannot be combined with the other parameters.', [
    '5 ft 3 in to cm',
    '350 F to C',
    'how many feet in a mile',
    '170 cm to ft in',
    '3 cups flour in grams',
    'gas mark 4 in C',
  ])
  q?: string;

  @QueryText('A number with a decimal point or comma. A single comma before three digits separates thousands.', [
    '5',
    '-40',
    '1.2e6',
  ])
  value?: string;

  @QueryText('The ID of the value’s unit, from GET /api/units/{category}. Other names are interpreted as in q.', [
    'ft',
    'C',
    'gal-uk',
  ])
  from?: string;

  @QueryText('The ID or name of the result’s unit.', ['m', 'F', 'L'])
  to?: string;
}

/** Either a phrase or a value with its units. An empty unit counts as missing. */
export function conversionQuestion({ q, value, from, to }: ConversionQuery): ConversionQuestion {
  const hasParts = value !== undefined || from !== undefined || to !== undefined;
  if (q !== undefined && hasParts) throw new ApiException('QUESTION_TWOFOLD');
  if (q !== undefined) return { q };
  if (value === undefined || !from?.trim() || !to?.trim()) throw new ApiException('QUESTION_MISSING');
  return { value, from, to };
}
