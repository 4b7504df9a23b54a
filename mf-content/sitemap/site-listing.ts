import type { PageContext } from '@site/shell-contract';

/** Only what the page shows, because it is serialized into the HTML. */
export interface SiteListing {
  categories: readonly ListedCategory[];
  /** The listing is empty because the API calls failed. */
  failed: boolean;
}

export interface ListedCategory {
  slug: string;
  name: string;
  converters: readonly { slug: string; label: string }[];
}

/** Never rejects. On failure, logs the error and returns an empty listing. */
export async function loadListing(api: PageContext['api']): Promise<{ listing: SiteListing; degraded?: unknown }> {
  try {
    return { listing: { categories: await listedCategories(api), failed: false } };
  } catch (reason) {
    console.error('The site listing could not be fetched:', reason);
    return { listing: { categories: [], failed: true }, degraded: reason };
  }
}

async function listedCategories(api: PageContext['api']): Promise<ListedCategory[]> {
  const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
  return Promise.all(
    categories.map(async ({ slug, name }) => {
      const names = new Map((await api.units(slug)).map((unit) => [unit.id, unit.name]));
      const converters = conversions
        .filter(({ category }) => category === slug)
        .map((pair) => ({ slug: pair.slug, label: `${names.get(pair.fromUnit)} to ${names.get(pair.toUnit)}` }));
      return { slug, name, converters };
    }),
  );
}
