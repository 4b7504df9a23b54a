import { Link, Prose, Section, lazyHydrate } from '@site/shell-contract';
import { ALL_INGREDIENTS, belowIngredients } from '../../ingredients/ingredient-paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ScreenOnly } from '../../ui/section-stack.ts';

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
