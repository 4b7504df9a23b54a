import { featuredConversion } from '@site/catalogue/featured-conversions';
import type { RouteContext } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { prefetchSection } from '../../queries/prefetch-section.ts';
import { ExampleTableSection, FeaturedNotesSection, PairFactsSection, PairReadingSection, RelatedSection } from './converter-page-sections.tsx';

export function prefetchConverterSections(context: RouteContext, pair: Pair): Promise<unknown> {
  const { queryClient } = context;
  return Promise.all([
    prefetchSection(context, 'pair-facts', PairFactsSection),
    prefetchSection(context, 'example-table', ExampleTableSection),
    prefetchSection(context, 'pair-reading', PairReadingSection, async () =>
      (await import('./pair-reading.tsx')).prefetchPairReading(queryClient, pair)),
    prefetchSection(context, 'related', RelatedSection),
    featuredConversion(pair.slug)
      ? prefetchSection(context, 'featured-notes', FeaturedNotesSection, async () =>
          (await import('./featured-notes.tsx')).prefetchFeaturedNotes(queryClient, pair.slug))
      : undefined,
  ]);
}
