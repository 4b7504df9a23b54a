import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ConversionListAnswer } from '@site/api-contract';
import { allUnits } from '@site/catalog/units/all-units';
import { isString, IsString, ValidateBy } from 'class-validator';
import { setImmediate } from 'node:timers/promises';
import { ApiException, createErrorBody } from '../errors/api-exception.ts';
import { answerConversion } from './conversion-answer.ts';
import { findPair, READING_ERRORS, readPair, UNIT_UNKNOWN } from './read-units.ts';
import type { UnitPair } from './read-units.ts';

const MOST_VALUES = 1000;
const MAX_VALUE_LENGTH = 100;

const VALUES_WRONG = `Send 1 to ${MOST_VALUES} values, each as text of at most ${MAX_VALUE_LENGTH} characters, like ["5", "1.5"]`;
const UNIT_WRONG = 'Send the ID of a unit, like "ft"';

function isValueList(values: unknown): boolean {
  if (!Array.isArray(values) || values.length === 0 || values.length > MOST_VALUES) return false;
  return values.every((value) => isString(value) && value.length <= MAX_VALUE_LENGTH);
}

@ApiSchema({
  name: 'ConversionList',
  description: 'Values to convert from one unit to another. Other fields are rejected.',
})
export class ConversionListBody {
  static readonly fields = 'values, from, and to';

  @ValidateBy({ name: 'isValueList', validator: { validate: isValueList, defaultMessage: () => VALUES_WRONG } })
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_VALUES,
    description:
      `1 to ${MOST_VALUES} numbers as text of at most ${MAX_VALUE_LENGTH} characters, with a decimal point or comma, ` +
      'or units of the category, such as 5 ft 3 in.',
    example: ['5', '5 ft 3 in', 'five'],
  })
  values!: string[];

  @IsString({ message: UNIT_WRONG })
  @ApiProperty({ type: String, description: 'ID of the values’ unit, from GET /api/units.', example: 'ft' })
  from!: string;

  @IsString({ message: UNIT_WRONG })
  @ApiProperty({ type: String, description: 'ID of the results’ unit, of the same category.', example: 'm' })
  to!: string;
}

const VALUES_BETWEEN_PAUSES = 50;

type ListedResult = ConversionListAnswer['results'][number];

export async function convertList({ values, from, to }: ConversionListBody): Promise<ConversionListAnswer> {
  const pair = requirePair(from, to);
  const results: ListedResult[] = [];
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % VALUES_BETWEEN_PAUSES === 0) await setImmediate();
    results.push(convertValue(value, pair));
  }
  const [source, target] = pair;
  return {
    category: source.category,
    from: { unit: source.id, symbol: source.symbol },
    to: { unit: target.id, symbol: target.symbol },
    results,
  };
}

function requirePair(from: string, to: string): UnitPair {
  const pair = findPair(from, to);
  if (pair) return pair;
  const areKnown = [from, to].every((id) => allUnits.some((unit) => unit.id === id));
  if (areKnown) throw new ApiException('UNITS_OF_DIFFERENT_KINDS');
  throw new ApiException('UNIT_UNKNOWN', { message: UNIT_UNKNOWN });
}

function convertValue(value: string, pair: UnitPair): ListedResult {
  const reading = readPair(value, pair);
  if (reading.kind === 'not-understood') {
    const { code, message } = reading;
    return { value, error: createErrorBody(READING_ERRORS[code], { message }) };
  }
  const { result, text, note, alternatives } = answerConversion(value, reading);
  return { value, result, text, ...(note !== undefined && { note }), alternatives };
}
