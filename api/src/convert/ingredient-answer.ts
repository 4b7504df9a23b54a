import type { ConversionAnswer } from '@site/api-contract';
import {
  amountText,
  kitchenNumber,
  otherMeanings,
  nameWithWay,
  namedQuantity,
} from '@site/catalogue/ingredients/ingredient-text';
import type { IngredientReading } from '@site/catalogue/ingredients/read-ingredient';
import { exactText } from '@site/catalogue/phrases/words/conversion-text';

export function ingredientAnswer(query: string, reading: IngredientReading): ConversionAnswer {
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
