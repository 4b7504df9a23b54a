import { CardGrid, CardLink, EmptyState, Loads, Section, Skeleton, VisuallyHidden, useLoaded } from '@site/shell-contract';
import { type Suggestion, isSearchable, suggest } from '../../search/suggest.ts';

const MOST_RESULTS = 24;
const MOST_KEPT = 20;

/** A query and what it has found. */
export interface Searched {
  query: string;
  found: readonly Suggestion[];
}

export function findForPage(query: string): Promise<readonly Suggestion[]> {
  return suggest(query, MOST_RESULTS);
}

const results = new Loads<readonly Suggestion[]>({ most: MOST_KEPT });

/** What the search finds for the address's `?q=`: came with the page, or is looked for here once another is searched for. */
export function SearchResults({ query, searched }: { query: string; searched: Searched | undefined }) {
  const isHere = searched?.query === query;
  const state = useLoaded(results, isHere ? undefined : query, findForPage);
  const loaded = state.status === 'loaded' ? state.value : [];
  const found = isHere ? searched.found : loaded;
  const isLoading = !isHere && state.status === 'loading';
  return (
    <Section title={`Results for “${query}”`}>
      {isLoading ? (
        <>
          <VisuallyHidden role="status">Searching</VisuallyHidden>
          <Skeleton count={3} height="3.5rem" />
        </>
      ) : null}
      {found.length > 0 ? (
        <CardGrid>
          {found.map(({ label, to }) => <CardLink key={to} to={to} title={label} />)}
        </CardGrid>
      ) : null}
      {!isLoading && found.length === 0 ? (
        <EmptyState level="h3" heading="No converter found">
          {isSearchable(query) ? 'Try the name or the symbol of a unit, or choose a category below.' : 'Type at least two characters.'}
        </EmptyState>
      ) : null}
    </Section>
  );
}
