import { allIngredients } from '@site/catalogue/ingredients/all-ingredients';
import type { PageHead } from '@site/shell-contract';
import { ALL_INGREDIENTS, ingredientPath, INGREDIENTS_BREADCRUMBS } from '../../ingredients/ingredient-paths.ts';

const DESCRIPTION =
  'What a cup of flour, sugar, butter, and other ingredients weighs in grams, spooned, sifted, scooped, or packed, with the source of each figure.';

export function ingredientsHead(): PageHead {
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
