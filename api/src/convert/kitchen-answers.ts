import type { ConversionAnswer } from '@site/api-contract';
import {
  amountText,
  kitchenNumber,
  otherMeanings,
  nameWithWay,
  namedQuantity,
} from '@site/catalog/ingredients/ingredient-text';
import type { IngredientReading } from '@site/catalog/ingredients/read-ingredient';
import { exactText } from '@site/catalog/phrases/words/conversion-text';
import { ovenText } from '@site/catalog/phrases/read-gas-mark';
import type { OvenReading, OvenScale } from '@site/catalog/phrases/read-gas-mark';
import { ApiException } from '../errors/api-exception.ts';
import { READING_ERRORS } from './read-units.ts';

export function answerIngredient(query: string, reading: IngredientReading): ConversionAnswer {
  const { ingredient, from, to, result } = reading;
  const quantity = namedQuantity(reading);
  const decimal = kitchenNumber(result.usual, to);
  return {
    query,
    reading: `${quantity} in ${to.plural}`,
    category: from.unit.category,
    from: { value: exactText(from.value), unit: from.unit.id, symbol: from.unit.symbol },
    to: { unit: to.id, symbol: to.symbol },
    result: { exact: decimal, decimal, isExact: false },
    ingredient: {
      id: ingredient.id,
      name: nameWithWay(reading),
      low: kitchenNumber(result.low, to),
      high: kitchenNumber(result.high, to),
    },
    text: `${quantity} ≈ ${amountText(result.usual, to)}`,
    alternatives: otherMeanings(reading),
  };
}

const CELSIUS = { unit: 'C', symbol: '°C' };
const SIDES: Readonly<Record<OvenScale, ConversionAnswer['to']>> = {
  gasMark: { unit: 'gas-mark', symbol: 'gas mark' },
  fahrenheit: { unit: 'F', symbol: '°F' },
  celsius: CELSIUS,
  fan: CELSIUS,
};

export function answerOvenSetting(query: string, reading: OvenReading): ConversionAnswer {
  if (reading.kind === 'message')
    throw new ApiException(READING_ERRORS.UNCLEAR, { message: reading.message, alternatives: [] });
  const { from, to, values } = reading;
  const textIn = (scale: OvenScale) => ovenText(scale, values[scale]);
  const result = formatDecimal(values[to]);
  return {
    query,
    reading: `${textIn(from)} as ${SIDES[to].symbol}`,
    category: 'temperature',
    from: { value: formatDecimal(values[from]), ...SIDES[from] },
    to: SIDES[to],
    result: { exact: result, decimal: result, isExact: false },
    text: `${textIn(from)} ≈ ${textIn(to)}`,
    note: 'Oven settings are rounded to the marks on a dial, so the result is not exact.',
    alternatives: [],
  };
}

/** The only fractions are the gas marks 1/4 and 1/2. */
function formatDecimal(value: string): string {
  const [, denominator] = value.split('/');
  return denominator === undefined ? value : String(1 / Number(denominator));
}
