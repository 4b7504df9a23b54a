import type { Category } from '@site/api-contract';

/** Falls back to the slug's words. */
export function categoryName(slug: string, categories: readonly Category[] | undefined): string {
  return (
    categories?.find((category) => category.slug === slug)?.name ??
    slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
