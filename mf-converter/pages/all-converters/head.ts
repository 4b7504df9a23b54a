import type { Category } from '@site/api-contract';
import type { BreadcrumbItem, PageHead } from '@site/shell-contract';

const DESCRIPTION =
  'All unit converters by category: length, weight, temperature, area, volume, speed, pressure, energy, power, time, data, fuel economy and more.';

export const ALL_CONVERTERS_BREADCRUMBS: readonly BreadcrumbItem[] = [
  { label: 'Home', to: '/' },
  { label: 'All Converters' },
];

export function allConvertersHead(categories: readonly Category[]): PageHead {
  return {
    title: 'All Converters',
    description: DESCRIPTION,
    canonical: '/all-converters',
    breadcrumbs: ALL_CONVERTERS_BREADCRUMBS,
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: 'All Converters',
        description: DESCRIPTION,
        url: '/all-converters',
        hasPart: categories.map(({ name, slug }) => ({
          '@type': 'WebPage',
          name: `${name} Converters`,
          url: `/category/${slug}`,
        })),
      },
    ],
  };
}
