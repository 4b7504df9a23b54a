import { CardGrid, CardLink, EmptyState, Section, Skeleton, VisuallyHidden, useQuery } from '@site/shell-contract';
import { suggestionsQuery } from '../../queries/suggestions-query.ts';
import { isSearchable } from '../../search/suggest.ts';

export const MOST_RESULTS = 24;

/** What the search finds for the address's `?q=`. */
export function SearchResults({ query }: { query: string }) {
  const { data: found, isLoading } = useQuery(suggestionsQuery(query, MOST_RESULTS));
  return (
    <Section title={`Results for “${query}”`}>
      {isLoading ? (
        <>
          <VisuallyHidden role="status">Searching</VisuallyHidden>
          <Skeleton count={3} height="3.5rem" />
        </>
      ) : null}
      {found?.length ? (
        <CardGrid>
          {found.map(({ label, to }) => <CardLink key={to} to={to} title={label} />)}
        </CardGrid>
      ) : null}
      {!isLoading && !found?.length ? (
        <EmptyState level="h3" heading="No converter found">
          {isSearchable(query) ? 'Try the name or the symbol of a unit, or choose a category below.' : 'Type at least two characters.'}
        </EmptyState>
      ) : null}
    </Section>
  );
}
