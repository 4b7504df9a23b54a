import { capitalize } from '@site/catalog/capitalize';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { convertLabValue, labNumber } from '@site/catalog/lab-values/lab-values';
import { labQuestion, readLabValue, WHICH_SUBSTANCE } from '@site/catalog/lab-values/read-lab-value';
import { labPath, LAB_VALUES } from '../pages/lab-values/lab-paths.ts';
import { buildEquationTexts } from './answer.ts';
import type { Found } from './find.ts';

const LIST = { label: 'Lab values', to: LAB_VALUES };

export function findLabValue(text: string, format?: NumberFormat): Found | undefined {
  const reading = readLabValue(text, format);
  if (!reading) return undefined;
  if (reading.kind === 'which') {
    const alternatives = reading.choices.map((choice) => labQuestion(reading, choice)).map((q) => ({ q, label: q }));
    return { answer: { kind: 'message', message: WHICH_SUBSTANCE, alternatives }, suggestions: [LIST] };
  }
  const { labValue, value, number: typed, from, to } = reading;
  const number = labNumber(convertLabValue(labValue, value, from));
  const quantity = labQuestion(reading, labValue);
  return {
    answer: {
      kind: 'result',
      reading: `${quantity} in ${to}`,
      text: `${number} ${to}`,
      isExact: false,
      more: labValue.note === undefined ? [] : [labValue.note],
      alternatives: [],
    },
    equation: { ...buildEquationTexts({ quantity, number, symbol: to, isExact: false }), category: 'volume' },
    suggestions: [
      { label: `${capitalize(labValue.name)}: ${from} to ${to}`, to: labPath(labValue, { value: typed, from }) },
      LIST,
    ],
  };
}
