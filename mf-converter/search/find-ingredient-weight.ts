import type { NumberFormat } from '@site/catalog/engine/number-format';
import { editDistance } from '@site/catalog/engine/edit-distance';
import { allIngredients } from '@site/catalog/ingredients/all-ingredients';
import { explainMeasure } from '@site/catalog/ingredients/explain-measure';
import { findIngredient } from '@site/catalog/ingredients/find-ingredient';
import { PIECE } from '@site/catalog/ingredients/ingredient';
import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import {
  amountText,
  amountTexts,
  otherMeanings,
  namedQuantity,
  rangeLines,
} from '@site/catalog/ingredients/ingredient-text';
import { kitchenUnit } from '@site/catalog/ingredients/kitchen-units';
import { readIngredient, unknownIngredientIn } from '@site/catalog/ingredients/read-ingredient';
import type { IngredientReading } from '@site/catalog/ingredients/read-ingredient';
import { exactText } from '@site/catalog/phrases/words/conversion-text';
import { ALL_INGREDIENTS, ingredientPath } from '../ingredients/ingredient-paths.ts';
import { buildEquationTexts } from './answer.ts';
import type { Found, Suggestion } from './find.ts';

const ALL: Suggestion = { label: 'Cups to grams: all ingredients', to: ALL_INGREDIENTS };

export function findIngredientWeight(text: string, format?: NumberFormat, isLoose = false): Found | undefined {
  const reading = readIngredient(text, format, isLoose);
  if (!reading) return undefined;
  const { from, to, result, ingredient } = reading;
  const quantity = namedQuantity(reading);
  const { number, name } = amountTexts(result.usual, to);
  return {
    answer: {
      kind: 'result',
      reading: `${quantity} in ${to.plural}`,
      text: `${number} ${name}`,
      isExact: false,
      more: [...rangeLines(reading), ...toMilliliters(reading), ...formatNote(ingredient)],
      alternatives: otherMeanings(reading),
    },
    equation: { ...buildEquationTexts({ quantity, number, symbol: name, isExact: false }), category: 'volume' },
    suggestions: [
      {
        label: getPageLabel(ingredient),
        to:
          from.unit.id === PIECE
            ? ingredientPath(ingredient)
            : ingredientPath(ingredient, { value: exactText(from.value), from: from.unit.id, to: to.id }),
      },
      ALL,
    ],
  };
}

const MOST_MILLILITERS = 10_000;

/** Many cooks measure liquids by volume. */
function toMilliliters({ from, to, ingredient }: IngredientReading): string[] {
  const isMeasured = ingredient.isLiquid && from.unit.category === 'volume' && to.category === 'weight';
  const isMetric = ['ml', 'cl', 'dl', 'L', 'cm3', 'dm3', 'm3'].includes(from.unit.id);
  return isMeasured && !isMetric && from.amount < MOST_MILLILITERS
    ? [`≈ ${amountText(from.amount, kitchenUnit('ml'))}`]
    : [];
}

function formatNote({ note }: Ingredient): string[] {
  return note === undefined ? [] : [note];
}

export function explainIngredient(text: string, format?: NumberFormat): Found | undefined {
  const explained = explainMeasure(text, format);
  if (explained) {
    const { message, alternatives } = explained;
    return { answer: { kind: 'message', message, alternatives }, suggestions: [ALL] };
  }
  const name = unknownIngredientIn(text, format);
  if (name === undefined) return undefined;
  const message = `We have no weight for “${name}.” Look for a similar ingredient in the list.`;
  const similar = text.includes(name) ? findSimilarNames(name) : [];
  const alternatives = similar.map((similarName) => ({ q: text.replace(name, similarName), label: similarName }));
  return { answer: { kind: 'message', message, alternatives }, suggestions: [ALL] };
}

const MAX_TYPOS = 2;
const MAX_NAMES = 3;

function findSimilarNames(typed: string): string[] {
  const names = allIngredients.flatMap(({ name, aliases }) => [name, ...aliases]);
  const near = names.map((name) => ({ name, typos: editDistance(typed.toLowerCase(), name.toLowerCase(), MAX_TYPOS) }));
  return near
    .filter(({ name, typos }) => typos <= MAX_TYPOS && typos * 4 <= name.length)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}

export function suggestIngredientList(message: string, text: string): Suggestion[] {
  const isNamed = text.split(' ').some((word) => findIngredient(word));
  return isNamed || message.includes(ALL_INGREDIENTS) ? [ALL] : [];
}

const WORDS_AROUND =
  /\b(?:cups?|tablespoons?|tbsp|teaspoons?|tsp|sticks?|grams?|g|oz|ounces?|to|in|of|an?|the|how|many)\b/gi;

export function suggestIngredientPage(text: string): Suggestion[] {
  const named = findIngredient(text.replace(WORDS_AROUND, ' '));
  return named ? [{ label: getPageLabel(named.ingredient), to: ingredientPath(named.ingredient) }] : [];
}

function getPageLabel({ name }: Ingredient): string {
  return `Cups of ${name} to grams`;
}
