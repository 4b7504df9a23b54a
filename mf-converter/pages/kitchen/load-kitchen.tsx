import { capitalize } from '@site/catalog/capitalize';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { allIngredients } from '@site/catalog/ingredients/all-ingredients';
import { findIngredient } from '@site/catalog/ingredients/find-ingredient';
import { US_CUP_ML, type Ingredient } from '@site/catalog/ingredients/ingredient';
import { amountText, rangeText } from '@site/catalog/ingredients/ingredient-text';
import { bulkUnits, kitchenUnit } from '@site/catalog/ingredients/kitchen-units';
import { isSpooned, weigh } from '@site/catalog/ingredients/weigh';
import { notFound, redirect, type PageContext, type PageHead, type PageResult } from '@site/shell-contract';
import {
  ALL_INGREDIENTS,
  belowIngredients,
  ingredientPath,
  INGREDIENTS_BREADCRUMBS,
  RECIPE_PAGE,
} from '../../ingredients/ingredient-paths.ts';
import type { IngredientQuery } from '../../ingredients/ingredient-paths.ts';
import { IngredientList, IngredientTables } from './ingredient-tables.tsx';
import { RECIPE_BREADCRUMBS, RECIPE_TITLE, RecipeConverter, type IngredientPageData } from './kitchen-pages.tsx';

export type KitchenData = { page: 'list' } | { page: 'recipe' } | ({ page: 'ingredient' } & IngredientPageData);
export type KitchenSection = 'list' | 'tables';

export async function loadKitchen(context: PageContext): Promise<PageResult<KitchenData, KitchenSection>> {
  const { path, params } = context;
  if (path === RECIPE_PAGE) {
    await RecipeConverter.load();
    return { kind: 'page', head: recipeHead(), data: { page: 'recipe' } };
  }
  if (params['ingredient'] !== undefined) return loadIngredient(context);
  const sections = { list: async () => <IngredientList /> };
  return { kind: 'page', head: ingredientsHead(), data: { page: 'list' }, sections };
}

function recipeHead(): PageHead {
  return {
    title: RECIPE_TITLE,
    description:
      'Paste a recipe: each line is converted from cups and spoons to grams, or from grams to cups, and scaled to half, double, or your number of servings.',
    canonical: RECIPE_PAGE,
    image: 'volume',
    breadcrumbs: RECIPE_BREADCRUMBS,
  };
}

const DESCRIPTION =
  'What a cup of flour, sugar, butter, and other ingredients weighs in grams, spooned, sifted, scooped, or packed, with the source of each figure.';

function ingredientsHead(): PageHead {
  return {
    title: 'Cups to Grams: What Ingredients Weigh',
    description: DESCRIPTION,
    canonical: ALL_INGREDIENTS,
    image: 'volume',
    breadcrumbs: INGREDIENTS_BREADCRUMBS,
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: 'Cups to Grams',
        description: DESCRIPTION,
        url: ALL_INGREDIENTS,
        hasPart: allIngredients.map((ingredient) => ({
          '@type': 'WebPage',
          name: ingredient.name,
          url: ingredientPath(ingredient),
        })),
      },
    ],
  };
}

const UNITS =
  'cup tbsp tsp fl-oz cup-metric tbsp-metric tsp-metric tbsp-au cup-uk tbsp-uk tsp-uk ml L g kg oz lb'.split(' ');

async function loadIngredient({
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
    data: { page: 'ingredient', ingredient, lead, units, query: readQuery(search, ingredient, units) },
    sections: { tables: async () => <IngredientTables ingredient={ingredient} /> },
  };
}

function unitsFor({ isInSticks }: Ingredient, search: URLSearchParams): UnitDefinition[] {
  const usualIds = [...(isInSticks ? ['stick'] : []), ...UNITS];
  const requestedIds = [search.get('from'), search.get('to')].filter((id) => id !== null && id !== 'stick');
  const requested = bulkUnits.flatMap(({ units }) => units.filter(({ id }) => requestedIds.includes(id)));
  return [...new Set([...usualIds.map(kitchenUnit), ...requested])];
}

const MAX_CHARACTERS = 40;

function readQuery(search: URLSearchParams, ingredient: Ingredient, units: readonly UnitDefinition[]): IngredientQuery {
  const findUnit = (name: string) => units.find(({ id }) => id === search.get(name));
  const from = findUnit('from') ?? usualUnit(ingredient);
  const to = findUnit('to') ?? kitchenUnit(from.category === 'weight' ? 'cup' : 'g');
  return { value: (search.get('value') ?? '1').slice(0, MAX_CHARACTERS), from: from.id, to: to.id };
}

const usualUnit = (ingredient: Ingredient) => kitchenUnit(isSpooned(ingredient) ? 'tsp' : 'cup');

function getLead(ingredient: Ingredient): string {
  const gram = kitchenUnit('g');
  const unit = usualUnit(ingredient);
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
