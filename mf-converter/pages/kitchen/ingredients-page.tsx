import { Deferred, Link, Prose } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { ConverterBox } from '../../search/converter-box.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { INGREDIENTS_BREADCRUMBS, RECIPE_PAGE } from '../../ingredients/ingredient-paths.ts';

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
