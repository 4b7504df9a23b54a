import { setImmediate } from 'node:timers/promises';
import type { ConversionListAnswer } from '@site/api-contract';
import { allCategoryUnits, allUnits } from '@site/catalogue/units/all-units';
import { ApiException, errorBody } from '../errors/api-exception.ts';
import { conversionAnswer } from './conversion-answer.ts';
import type { ConversionListDto } from './conversion-list.dto.ts';
import { pairOf, readPair, UNIT_UNKNOWN } from './read-units.ts';
import type { UnitPair } from './read-units.ts';
import { READING_ERRORS } from './reading-errors.ts';

const VALUES_BETWEEN_PAUSES = 50;

type ListedResult = ConversionListAnswer['results'][number];

export async function convertList({ values, from, to }: ConversionListDto): Promise<ConversionListAnswer> {
  const pair = requirePair(from, to);
  const results: ListedResult[] = [];
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % VALUES_BETWEEN_PAUSES === 0) await setImmediate();
    results.push(resultOf(value, pair));
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
  const pair = pairOf(from, to, allCategoryUnits);
  if (pair) return pair;
  const areKnown = [from, to].every((id) => allUnits.some((unit) => unit.id === id));
  if (areKnown) throw new ApiException('UNITS_OF_DIFFERENT_KINDS');
  throw new ApiException('UNIT_UNKNOWN', { message: UNIT_UNKNOWN });
}

function resultOf(value: string, pair: UnitPair): ListedResult {
  const reading = readPair(value, pair, allCategoryUnits);
  if (reading.kind === 'not-understood') {
    const { code, message } = reading;
    return { value, error: errorBody(READING_ERRORS[code], { message }) };
  }
  const { result, text, note, alternatives } = conversionAnswer(value, reading);
  return { value, result, text, ...(note !== undefined && { note }), alternatives };
}
