import type { Conversion } from '@site/api-contract';
import { allIngredients } from '@site/catalog/ingredients/all-ingredients';
import { labValues } from '@site/catalog/lab-values/lab-values';
import type { SitemapContext, SitemapEntry } from '@site/shell-contract';
import { ALL_INGREDIENTS, ingredientPath, RECIPE_PAGE } from '../ingredients/ingredient-paths.ts';
import { labPath } from '../pages/lab-values/lab-paths.ts';
import { TOOLS } from '../pages/tools/tool-list.ts';

/** An empty sitemap would remove every converter from search engines. */
class CatalogEmptyError extends Error {
  override name = 'CatalogEmptyError';
  readonly code = 'CATALOG_EMPTY';

  constructor() {
    super('The API returned no categories or no conversions. Check API_URL and the data of that API.');
  }
}

export async function sitemap({ api }: SitemapContext): Promise<SitemapEntry[]> {
  const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
  if (categories.length === 0 || conversions.length === 0) throw new CatalogEmptyError();
  return [
    { path: '/' },
    { path: '/all-converters' },
    { path: ALL_INGREDIENTS },
    { path: RECIPE_PAGE },
    ...allIngredients.map((ingredient) => ({ path: ingredientPath(ingredient) })),
    ...TOOLS.map(({ path }) => ({ path })),
    ...labValues.map((labValue) => ({ path: labPath(labValue) })),
    ...categories.map(({ slug }) => ({
      path: `/category/${slug}`,
      lastModified: findLatest(conversions.filter(({ category }) => category === slug)),
    })),
    ...conversions.map(({ category, slug, updatedAt }) => ({
      path: `/converter/${category}/${slug}`,
      lastModified: updatedAt,
    })),
  ];
}

function findLatest(conversions: readonly Pick<Conversion, 'updatedAt'>[]): string | undefined {
  return conversions
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
}
