import type { RouteContext } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { featuredNotesQuery, isFeatured } from '../../queries/featured-notes-query.ts';
import { prefetchSection } from '../../queries/prefetch-section.ts';
import { unitAboutQuery } from '../../queries/unit-about-query.ts';
import { FeaturedNotesSection, PairReadingSection, RelatedSection } from './converter-page-sections.tsx';

export function prefetchConverterSections(context: RouteContext, { from, to, slug }: Pair): Promise<unknown> {
  const { queryClient } = context;
  return Promise.all([
    prefetchSection(context, 'pair-reading', PairReadingSection, () =>
      Promise.all([from, to].map((unit) => queryClient.prefetchQuery(unitAboutQuery(unit))))),
    prefetchSection(context, 'related', RelatedSection),
    isFeatured(slug)
      ? prefetchSection(context, 'featured-notes', FeaturedNotesSection, () => queryClient.prefetchQuery(featuredNotesQuery(slug)))
      : undefined,
  ]);
}
