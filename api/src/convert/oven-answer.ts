import type { ConversionAnswer } from '@site/api-contract';
import { ovenText } from '@site/catalogue/phrases/read-gas-mark';
import type { OvenReading, OvenScale } from '@site/catalogue/phrases/read-gas-mark';
import { ApiException } from '../errors/api-exception.ts';
import { READING_ERRORS } from './reading-errors.ts';

const CELSIUS = { unit: 'C', symbol: '°C' };
const SIDES: Readonly<Record<OvenScale, ConversionAnswer['to']>> = {
  gasMark: { unit: 'gas-mark', symbol: 'gas mark' },
  fahrenheit: { unit: 'F', symbol: '°F' },
  celsius: CELSIUS,
  fan: CELSIUS,
};

export function ovenAnswer(query: string, reading: OvenReading): ConversionAnswer {
  if (reading.kind === 'message')
    throw new ApiException(READING_ERRORS.UNCLEAR, { message: reading.message, alternatives: [] });
  const { given, asked, values } = reading;
  const textIn = (scale: OvenScale) => ovenText(scale, values[scale]);
  const result = decimalOf(values[asked]);
  return {
    query,
    reading: `${textIn(given)} as ${SIDES[asked].symbol}`,
    category: 'temperature',
    from: { value: decimalOf(values[given]), ...SIDES[given] },
    to: SIDES[asked],
    result: { exact: result, decimal: result, isExact: false },
    text: `${textIn(given)} ≈ ${textIn(asked)}`,
    note: 'Oven settings are rounded to the marks on a dial, so the result is not exact.',
    alternatives: [],
  };
}

/** Gas marks ¼ and ½ are the only fractions. */
function decimalOf(value: string): string {
  const [, denominator] = value.split('/');
  return denominator === undefined ? value : String(1 / Number(denominator));
}
