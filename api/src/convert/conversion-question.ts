import { ApiException } from '../errors/api-exception.ts';
import type { ConversionQuestion } from '@site/api-contract';

/** What is asked for by the parameters of an address. Others than these are nobody's business, as everywhere in this API. */
export function conversionQuestion(query: Readonly<Record<string, unknown>>): ConversionQuestion {
  const { q, value, from, to } = query;
  const given = [q, value, from, to].filter((parameter) => parameter !== undefined);
  // One that is given twice comes as a list: which of them counts is not for us to guess.
  const isTwofold = given.some((parameter) => typeof parameter !== 'string') || (q !== undefined && given.length > 1);
  if (isTwofold) throw new ApiException('QUESTION_TWOFOLD');
  if (typeof q === 'string') return { q };
  // An empty unit is one that somebody's program had not: none is guessed for it.
  if (typeof value !== 'string' || typeof from !== 'string' || typeof to !== 'string' || !from.trim() || !to.trim())
    throw new ApiException('QUESTION_MISSING');
  return { value, from, to };
}
