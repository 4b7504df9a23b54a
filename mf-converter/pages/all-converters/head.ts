import type { Category } from '@site/api-contract';
import type { PageHead } from '@site/shell-contract';
import type { Found } from '../../search/find.ts';
import { fromHome } from '../../ui/breadcrumbs.ts';

const DESCRIPTION =
  'All unit converters by category: length, weight, temperature, area, volume, speed, pressure, energy, power, time, data, fuel economy, and more.';

export const ALL_CONVERTERS_BREADCRUMBS = fromHome({ label: 'All Converters' });

export const ANSWER_BREADCRUMBS = fromHome({ label: 'All Converters', to: '/all-converters' }, { label: 'Answer' });

/** An answer’s title and preview show the result before the link is opened. */
export function searchHead({ answer, equation }: Found): PageHead {
  const head = { ...allConvertersHead([]), structuredData: [], noindex: true };
  if (!equation || answer?.kind !== 'result') return head;
  const { formula, category, imageScales } = equation;
  const lines = [answer.reading, ...answer.more, ...(formula === undefined ? [] : [`Formula: ${formula}`])];
  return {
    ...head,
    title: equation.text,
    description: `${lines.join('. ')}.`,
    image: category,
    ...(imageScales && { scales: { ...imageScales, equation: equation.text } }),
    breadcrumbs: ANSWER_BREADCRUMBS,
  };
}

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
