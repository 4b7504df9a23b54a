import type { Category, Conversion, Unit } from '@site/api-contract';

/** Every category with its converters: as little as the page shows, because it travels in the page. */
export interface SiteListing {
  categories: readonly ListedCategory[];
  /** The calls failed: the listing is empty for that reason. */
  failed: boolean;
}

export interface ListedCategory {
  slug: string;
  name: string;
  converters: readonly { slug: string; label: string }[];
}

export const NO_LISTING: SiteListing = { categories: [], failed: false };

/** Converters under their category, in the order in which the API lists them. A unit that is not among `units` goes by its id. */
export function siteListing(
  categories: readonly Category[],
  conversions: readonly Pick<Conversion, 'category' | 'slug' | 'fromUnit' | 'toUnit'>[],
  units: readonly Pick<Unit, 'category' | 'id' | 'name'>[],
): SiteListing {
  const names = new Map(units.map(({ category, id, name }) => [`${category} ${id}`, name]));
  const nameOf = (category: string, id: string) => names.get(`${category} ${id}`) ?? id;
  const grouped = Map.groupBy(conversions, ({ category }) => category);
  return {
    failed: false,
    categories: categories.map(({ slug, name }) => ({
      slug,
      name,
      converters: (grouped.get(slug) ?? []).map((conversion) => ({
        slug: conversion.slug,
        label: `${nameOf(slug, conversion.fromUnit)} to ${nameOf(slug, conversion.toUnit)}`,
      })),
    })),
  };
}
