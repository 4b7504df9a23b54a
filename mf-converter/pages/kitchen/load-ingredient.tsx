import { capitalize } from '@site/catalog/capitalize';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { allIngredients } from '@site/catalog/ingredients/all-ingredients';
import { findIngredient } from '@site/catalog/ingredients/find-ingredient';
import { US_CUP_ML } from '@site/catalog/ingredients/ingredient';
import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import { amountText, rangeText } from '@site/catalog/ingredients/ingredient-text';
import { bulkUnits, kitchenUnit } from '@site/catalog/ingredients/kitchen-units';
import { isSpooned, weigh } from '@site/catalog/ingredients/weigh';
import { notFound, redirect } from '@site/shell-contract';
import type { PageContext, PageHead, PageResult } from '@site/shell-contract';
import { ingredientPath, belowIngredients } from '../../ingredients/ingredient-paths.ts';
import { IngredientTables } from './ingredient-tables.tsx';

export interface Asked {
  value: string;
  from: string;
  to: string;
}

export interface IngredientPageData {
  ingredient: Ingredient;
  lead: string;
  units: readonly UnitDefinition[];
  asked: Asked;
}

const UNITS =
  'cup tbsp tsp fl-oz cup-metric tbsp-metric tsp-metric tbsp-au cup-uk tbsp-uk tsp-uk ml L g kg oz lb'.split(' ');

export async function loadIngredient({
  params: { ingredient: slug = '' },
  search,
}: Pick<PageContext, 'params' | 'search'>): Promise<PageResult<{ page: 'ingredient' } & IngredientPageData, 'tables'>> {
  const ingredient = allIngredients.find(({ id }) => id === slug);
  if (!ingredient) {
    const named = findIngredient(slug.replaceAll('-', ' '));
    return named && !named.way ? redirect(ingredientPath(named.ingredient)) : notFound();
  }
  const units = unitsFor(ingredient, search);
  const lead = getLead(ingredient);
  return {
    kind: 'page',
    head: buildHead(ingredient, lead),
    data: {
      page: 'ingredient',
      ingredient,
      lead,
      units,
      asked: askedIn(search, ingredient, units),
    },
    sections: {
      tables: async () => <IngredientTables ingredient={ingredient} />,
    },
  };
}

function unitsFor({ isInSticks }: Ingredient, search: URLSearchParams): UnitDefinition[] {
  const usual = [...(isInSticks ? ['stick'] : []), ...UNITS];
  const asked = [search.get('from'), search.get('to')].filter((id) => id !== null && id !== 'stick');
  const known = bulkUnits.flatMap(({ units }) => units.filter(({ id }) => asked.includes(id)));
  return [...new Set([...usual.map(kitchenUnit), ...known])];
}

function askedIn(search: URLSearchParams, ingredient: Ingredient, units: readonly UnitDefinition[]): Asked {
  const known = (name: string) => units.find(({ id }) => id === search.get(name));
  const from = known('from') ?? kitchenUnit(isSpooned(ingredient) ? 'tsp' : 'cup');
  const to = known('to') ?? kitchenUnit(from.category === 'weight' ? 'cup' : 'g');
  return { value: (search.get('value') ?? '1').slice(0, MAX_VALUE), from: from.id, to: to.id };
}

const MAX_VALUE = 40;

function getLead(ingredient: Ingredient): string {
  const gram = kitchenUnit('g');
  const unit = kitchenUnit(isSpooned(ingredient) ? 'tsp' : 'cup');
  const cups = isSpooned(ingredient) ? 1 / 48 : 1;
  const weight = weigh(ingredient, US_CUP_ML * cups);
  const range = rangeText(weight, gram);
  const sentence = `A ${unit.singular} of ${ingredient.name} weighs about ${amountText(weight.usual, gram)}`;
  return range === undefined ? `${sentence}.` : `${sentence}. Published figures range from ${range}.`;
}

function buildHead(ingredient: Ingredient, lead: string): PageHead {
  const name = capitalize(ingredient.name);
  return {
    title: `${name}: cups to grams`,
    description: `${lead} Tables for US, metric, Australian, and imperial cups and spoons, with the source of each figure.`,
    canonical: ingredientPath(ingredient),
    image: 'volume',
    breadcrumbs: belowIngredients(name),
  };
}
