import { capitalize } from '@site/catalog/capitalize';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import { Deferred, Link, Prose, Section, lazyHydrate } from '@site/shell-contract';
import type { ReactNode } from 'react';
import {
  ALL_INGREDIENTS,
  belowIngredients,
  INGREDIENTS_BREADCRUMBS,
  RECIPE_PAGE,
} from '../../ingredients/ingredient-paths.ts';
import type { IngredientQuery } from '../../ingredients/ingredient-paths.ts';
import { ConverterBox } from '../../search/converter-box.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ScreenOnly } from '../../ui/section-stack.ts';
import { IngredientForm } from './ingredient-form.tsx';

export interface IngredientPageData {
  ingredient: Ingredient;
  lead: string;
  units: readonly UnitDefinition[];
  query: IngredientQuery;
}

export function IngredientPage({ ingredient, lead, units, query, tables }: IngredientPageData & { tables: ReactNode }) {
  const name = capitalize(ingredient.name);
  return (
    <PageFrame breadcrumbs={belowIngredients(name)} heading={`${name}: cups to grams`} lead={lead}>
      <IngredientForm
        key={`${ingredient.id} ${query.value} ${query.from} ${query.to}`}
        ingredient={ingredient}
        units={units}
        query={query}
      />
      <Deferred>{tables}</Deferred>
    </PageFrame>
  );
}

export function IngredientsPage({ list }: { list: ReactNode }) {
  return (
    <PageFrame
      breadcrumbs={INGREDIENTS_BREADCRUMBS}
      heading="Cups to Grams"
      lead="What a cup of flour, sugar, or butter weighs, and how much that varies."
    >
      <ConverterBox label="Weigh an ingredient" size="small" placeholder="3 cups flour in grams" />
      <Prose>
        <p>
          A cup measures volume, and a scale measures weight. How much flour fits in a cup depends on how you fill it,
          so each ingredient has its usual weight and the range of the published figures. To convert several ingredients
          at once, <Link to={RECIPE_PAGE}>paste a recipe</Link>. For ovens and gas marks, see{' '}
          <Link to="/conversion-guides/kitchen">kitchen conversions</Link>.
        </p>
      </Prose>
      <Deferred>{list}</Deferred>
    </PageFrame>
  );
}

export const RECIPE_TITLE = 'Convert a Recipe to Grams';
export const RECIPE_BREADCRUMBS = belowIngredients('Recipe');

export const RecipeConverter = lazyHydrate(async () => (await import('./recipe-converter.tsx')).RecipeConverter);

export function RecipePage() {
  return (
    <PageFrame
      breadcrumbs={RECIPE_BREADCRUMBS}
      heading={RECIPE_TITLE}
      lead="Paste the list of ingredients, and we convert and scale each line."
    >
      <RecipeConverter />
      <ScreenOnly>
        <Section title="How lines are read">
          <Prose>
            <p>
              A line starts with its amount: “2 1/4 cups flour, sifted,” “1 stick butter,” or “8 oz dark chocolate.”
              Cups and spoons are US measures unless the line says metric, Australian, or imperial. Weights come from{' '}
              <Link to={ALL_INGREDIENTS}>the list of ingredients</Link>; a range shows how much the published figures
              differ. If we can’t convert a line, we mark it and leave its words alone.
            </p>
            <p>
              Your recipe stays on this device. For oven temperatures and gas marks, see{' '}
              <Link to="/conversion-guides/kitchen">kitchen conversions</Link>.
            </p>
          </Prose>
        </Section>
      </ScreenOnly>
    </PageFrame>
  );
}
