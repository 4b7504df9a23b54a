import { Breadcrumbs, PageHeading, PageLayout, Skeleton, VisuallyHidden, useSearchParams } from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { BoxQuery } from '../../search/use-converter-box.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { ConverterSearch } from './converter-search.tsx';
import { ALL_CONVERTERS_BREADCRUMBS } from './head.ts';

interface AllConvertersPageProps {
  /** The categories by letter. */
  letters: ReactNode;
  preloaded: BoxQuery['preloaded'];
}

export function AllConvertersPage({ letters, preloaded }: AllConvertersPageProps) {
  return <Frame preloaded={preloaded}>{letters}</Frame>;
}

export function AllConvertersPending() {
  return (
    <Frame>
      <div>
        <VisuallyHidden role="status">Loading categories</VisuallyHidden>
        <Skeleton height="2.75rem" />
        <Skeleton count={6} height="5rem" />
      </div>
    </Frame>
  );
}

function Frame({ preloaded, children }: { preloaded?: BoxQuery['preloaded']; children: ReactNode }) {
  const [search] = useSearchParams();
  const query = (search.get('q') ?? '').trim();
  return (
    <PageLayout>
      <Breadcrumbs items={ALL_CONVERTERS_BREADCRUMBS} />
      <PageHeading lead="Every category, from A to Z. Choose one, or search for a pair of units.">
        All Converters
      </PageHeading>
      <SectionStack>
        <ConverterSearch initialText={query} preloaded={preloaded} />
        {children}
      </SectionStack>
    </PageLayout>
  );
}
