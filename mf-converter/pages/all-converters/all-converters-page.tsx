import {
  Breadcrumbs,
  PageHeading,
  PageLayout,
  Skeleton,
  VisuallyHidden,
  usePageHead,
  useSearchParams,
} from '@site/shell-contract';
import type { PageHead } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import type { Found } from '../../search/find.ts';
import { isAnswerPage } from '../../search/search-page.ts';
import { isReadAs } from '../../search/use-converter-box.ts';
import type { BoxQuery, PreloadedResults } from '../../search/use-converter-box.ts';
import { useFound } from '../../search/use-found.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { AnswerCard, AnswerHeading } from './answer.tsx';
import { ConverterSearch, SuggestionCards } from './converter-search.tsx';
import { ALL_CONVERTERS_BREADCRUMBS, allConvertersHead, ANSWER_BREADCRUMBS, searchHead } from './head.ts';

const NOTHING: Found = { suggestions: [] };

export function AllConvertersPage({ letters, preloaded }: { letters: ReactNode; preloaded: BoxQuery['preloaded'] }) {
  const query = useQuery();
  // Deferred, because the answer's code may still be loading.
  const found = useDeferredValue(useUrlFound(query, preloaded));
  const isServed = query === preloaded?.query && (!found || found === preloaded.found);
  usePageHead(useMemo(() => (isServed ? undefined : buildHead(found)), [isServed, found]));
  const { answer, equation, suggestions } = found ?? NOTHING;
  const pages = suggestions.filter((suggestion) => !isAnswerPage(suggestion));
  const answered =
    answer?.kind === 'result' && equation ? (
      <SectionStack data-answer="">
        <div>
          <PageHeading key={query}>
            <AnswerHeading {...equation} />
          </PageHeading>
          <AnswerCard answer={answer} equation={equation} page={pages[0]} />
        </div>
        <SuggestionCards title={`Results for “${query}”`} suggestions={pages} />
      </SectionStack>
    ) : undefined;
  return (
    <Frame query={query} preloaded={preloaded} answered={answered}>
      {letters}
    </Frame>
  );
}

function buildHead(found: Found | undefined): PageHead {
  return found ? searchHead(found) : allConvertersHead([]);
}

export function AllConvertersPending() {
  return (
    <Frame query={useQuery()}>
      <div>
        <VisuallyHidden role="status">Loading categories</VisuallyHidden>
        <Skeleton height="2.75rem" />
        <Skeleton count={6} height="5rem" />
      </div>
    </Frame>
  );
}

function useQuery(): string {
  const [search] = useSearchParams();
  return (search.get('q') ?? '').trim();
}

/** Returns the results for the URL's query, and the previous ones while they load. Undefined without a query. */
function useUrlFound(query: string, preloaded: PreloadedResults | undefined): Found | undefined {
  const read = useVisitorFormat();
  const isPreloaded = preloaded?.query === query && isReadAs(preloaded, read);
  const state = useFound(isPreloaded || !isSearchable(query) ? undefined : query);
  const current = isPreloaded ? preloaded.found : listLoaded(state);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  if (query === '') return undefined;
  return current ?? (state.status === 'loading' ? last : undefined);
}

function listLoaded(state: ReturnType<typeof useFound>): Found | undefined {
  return state.status === 'loaded' ? state.value : undefined;
}

interface FrameProps {
  query: string;
  preloaded?: BoxQuery['preloaded'];
  answered?: ReactNode;
  children: ReactNode;
}

/** Hides the answer while the box shows another. */
const Stack = styled(SectionStack)`
  &:has([data-other-answer]) [data-answer] {
    display: none;
  }
`;

function Frame({ query, preloaded, answered, children }: FrameProps) {
  return (
    <PageLayout>
      <Breadcrumbs items={answered ? ANSWER_BREADCRUMBS : ALL_CONVERTERS_BREADCRUMBS} />
      {answered ? null : (
        <PageHeading lead="Every category, from A to Z. Choose one, or search for a pair of units.">
          All Converters
        </PageHeading>
      )}
      <Stack>
        <ConverterSearch initialText={query} preloaded={preloaded} />
        {answered}
        {/* Hidden instead of removed: the server's markup exists only once. */}
        <div hidden={answered !== undefined}>{children}</div>
      </Stack>
    </PageLayout>
  );
}
