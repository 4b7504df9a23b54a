import type { Category, Conversion, Unit } from '@site/api-contract';

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

export const NO_LISTING: SiteListing = { categories: [], failed: false };

/** Groups converters by category in API order. A unit missing from `units` is shown by its ID. */
export function siteListing(
  categories: readonly Category[],
  conversions: readonly Pick<Conversion, 'category' | 'slug' | 'fromUnit' | 'toUnit'>[],
  units: readonly Pick<Unit, 'category' | 'id' | 'name'>[],
): SiteListing {
  const names = new Map(units.map(({ category, id, name }) => [`${category} ${id}`, name]));
  const nameOf = (category: string, id: string) => names.get(`${category} ${id}`) ?? id;
  return {
    failed: false,
    categories: categories.map(({ slug, name }) => ({
      slug,
      name,
      converters: conversions
        .filter(({ category }) => category === slug)
        .map((conversion) => ({
          slug: conversion.slug,
          label: `${nameOf(slug, conversion.fromUnit)} to ${nameOf(slug, conversion.toUnit)}`,
        })),
    })),
  };
}
