import { Breadcrumbs, PageHeading, PageLayout, Skeleton, VisuallyHidden, useQuery, useRouteContext } from '@site/shell-contract';
import { categoriesQuery } from '../../queries/categories-query.ts';
import { SectionStack } from '../section-stack.ts';
import { ALL_CONVERTERS_BREADCRUMBS } from './all-converters-head.ts';
import { ConverterSearch } from './converter-search.tsx';
import { letterGroups } from './letter-groups.ts';
import { LetterLinks } from './letter-links.tsx';
import { LetterSection } from './letter-section.tsx';
import { SearchResults } from './search-results.tsx';

/** All categories by letter, and the answer to the site's search. */
export function AllConvertersPage() {
  const context = useRouteContext();
  const categories = useQuery(categoriesQuery(context)).data;
  const query = (context.search.get('q') ?? '').trim();
  const groups = categories && letterGroups(categories);
  return (
    <PageLayout>
      <Breadcrumbs items={ALL_CONVERTERS_BREADCRUMBS} />
      <PageHeading lead="Every category, from A to Z. Choose one, or search for a pair of units.">All Converters</PageHeading>
      <SectionStack>
        <ConverterSearch query={query} />
        {query === '' ? null : <SearchResults query={query} />}
        {groups ? <LetterLinks letters={groups.map(({ letter }) => letter)} /> : <Loading />}
        {groups ? <div>{groups.map((group) => <LetterSection key={group.letter} {...group} />)}</div> : null}
      </SectionStack>
    </PageLayout>
  );
}

function Loading() {
  return (
    <div>
      <VisuallyHidden role="status">Loading categories</VisuallyHidden>
      <Skeleton height="2.75rem" />
      <Skeleton count={6} height="5rem" />
    </div>
  );
}
