import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { findIngredient } from '@site/catalogue/ingredients/find-ingredient';
import type { Ingredient } from '@site/catalogue/ingredients/ingredient';
import { amountText, nameWithWay, rangeLines } from '@site/catalogue/ingredients/ingredient-text';
import { readIngredient, unknownIngredientIn } from '@site/catalogue/ingredients/read-ingredient';
import type { IngredientReading } from '@site/catalogue/ingredients/read-ingredient';
import { exactText } from '@site/catalogue/phrases/conversion-text';
import type { SearchAlternative } from '@site/shell-contract';
import { ALL_INGREDIENTS, ingredientPath } from '../ingredients/ingredient-paths.ts';
import type { Found, Suggestion } from './find.ts';

const ALL: Suggestion = { label: 'Cups to grams: all ingredients', to: ALL_INGREDIENTS };

export function findIngredientWeight(text: string, format?: NumberFormat): Found | undefined {
  const reading = readIngredient(text, format);
  if (!reading) return undefined;
  const { from, to, result, ingredient } = reading;
  return {
    answer: {
      kind: 'result',
      reading: `${from.text} of ${nameWithWay(reading)} in ${to.plural}`,
      text: amountText(result.usual, to),
      isExact: false,
      more: rangeLines(reading),
      alternatives: metricCups(reading),
    },
    suggestions: [
      {
        label: pageLabel(ingredient),
        to: ingredientPath(ingredient, { value: exactText(from.value), from: from.unit.id, to: to.id }),
      },
      ALL,
    ],
  };
}

export function explainUnknownIngredient(text: string, format?: NumberFormat): Found | undefined {
  const name = unknownIngredientIn(text, format);
  if (name === undefined) return undefined;
  const message = `We don’t know how much a cup of “${name}” weighs. Look for a similar ingredient in the list.`;
  return { answer: { kind: 'message', message, alternatives: [] }, suggestions: [ALL] };
}

const WORDS_AROUND =
  /\b(?:cups?|tablespoons?|tbsp|teaspoons?|tsp|sticks?|grams?|g|oz|ounces?|to|in|of|an?|the|how|many)\b/gi;

export function ingredientPageFor(text: string): Suggestion[] {
  const named = findIngredient(text.replace(WORDS_AROUND, ' '));
  return named ? [{ label: pageLabel(named.ingredient), to: ingredientPath(named.ingredient) }] : [];
}

function pageLabel({ name }: Ingredient): string {
  return `Cups of ${name} to grams`;
}

function metricCups({ from, to, ingredient }: IngredientReading): SearchAlternative[] {
  const metric = (plural: string) => plural.replace(/^US cup/, 'metric cup');
  const quantity = from.text.replace(/\bUS cup/, 'metric cup');
  if (quantity === from.text && metric(to.plural) === to.plural) return [];
  const q = `${quantity} ${ingredient.name} in ${metric(to.plural)}`;
  return [{ q, label: `${quantity} of ${ingredient.name} in ${metric(to.plural)}` }];
}
