import type { ConversionAnswer } from '@site/api-contract';
import { convertLabValue, labNumber } from '@site/catalog/lab-values/lab-values';
import { labQuestion, WHICH_SUBSTANCE } from '@site/catalog/lab-values/read-lab-value';
import type { LabReading } from '@site/catalog/lab-values/read-lab-value';
import { exactText } from '@site/catalog/phrases/words/conversion-text';
import { ApiException } from '../errors/api-exception.ts';
import { READING_ERRORS } from './read-units.ts';

export function answerLabValue(query: string, reading: LabReading): ConversionAnswer {
  if (reading.kind === 'which') {
    const alternatives = reading.choices.map((choice) => labQuestion(reading, choice)).map((q) => ({ q, label: q }));
    throw new ApiException(READING_ERRORS.UNCLEAR, { message: WHICH_SUBSTANCE, alternatives });
  }
  const { labValue, value, from, to } = reading;
  const decimal = labNumber(convertLabValue(labValue, value, from));
  return {
    query,
    reading: `${labQuestion(reading, labValue)} in ${to}`,
    category: 'lab-values',
    from: { value: exactText(value), unit: from, symbol: from },
    to: { unit: to, symbol: to },
    result: { exact: decimal, decimal, isExact: false },
    text: `${labQuestion(reading, labValue)} ≈ ${decimal} ${to}`,
    ...(labValue.note !== undefined && { note: labValue.note }),
    alternatives: [],
  };
}
