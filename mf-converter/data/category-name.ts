import type { Category } from '@site/api-contract';

/** The category's name; while the list is on its way, what its address says. */
export function categoryName(slug: string, categories: readonly Category[] | undefined): string {
  return (
    categories?.find((category) => category.slug === slug)?.name ??
    slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
