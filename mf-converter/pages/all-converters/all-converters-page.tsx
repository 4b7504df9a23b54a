import {
  Breadcrumbs,
  PageHeading,
  PageLayout,
  Skeleton,
  VisuallyHidden,
  color,
  figures,
  fontSize,
  lazyHydrate,
  space,
  usePageHead,
  useSearchParams,
} from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isOtherFormatChosen, useVisitorFormat } from '../../format/visitor-format.ts';
import type { Equation, Found } from '../../search/find.ts';
import { isAnswerPage } from '../../search/search-page.ts';
import { isReadAs, type BoxQuery, type PreloadedResults } from '../../search/use-converter-box.ts';
import { useFound } from '../../search/use-found.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { ConverterSearch, SuggestionCards } from './converter-search.tsx';
import { ALL_CONVERTERS_BREADCRUMBS, allConvertersHead, ANSWER_BREADCRUMBS, searchHead } from './head.ts';

export const AnswerCard = lazyHydrate(async () => (await import('./answer-card.tsx')).AnswerCard, isOtherFormatChosen);

const NO_RESULTS: Found = { suggestions: [] };

export function AllConvertersPage({ letters, preloaded }: { letters: ReactNode; preloaded: BoxQuery['preloaded'] }) {
  const query = useQuery();
  // Defer the results, because the answer's code may still be loading.
  const results = useDeferredValue(useUrlResults(query, preloaded));
  const isServed = query === preloaded?.query && (!results || results === preloaded.found);
  usePageHead(
    useMemo(() => {
      if (isServed) return undefined;
      return results ? searchHead(results) : allConvertersHead([]);
    }, [isServed, results]),
  );
  const { answer, equation, suggestions } = results ?? NO_RESULTS;
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

const Question = styled.span`
  display: block;
  margin-bottom: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${fontSize.h3};
  font-weight: 450;
`;

const Result = styled.span<{ $length: number }>`
  font-size: min(${fontSize.result}, calc(140vw / ${({ $length }) => Math.max($length, 1)}));
  white-space: nowrap;
`;

const Unit = styled.span`
  color: ${color.inkSoft};
  font-size: max(1.25rem, 0.5em);
  font-weight: 600;
`;

function AnswerHeading({ quantity, number, symbol, isExact }: Equation) {
  return (
    <>
      <Question>{figures(`${quantity} ${isExact ? '=' : '≈'}`)}</Question>{' '}
      <Result $length={number.length}>{figures(number)}</Result>
      {symbol === '' ? null : (
        <>
          {' '}
          <Unit translate="no">{symbol}</Unit>
        </>
      )}
    </>
  );
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
function useUrlResults(query: string, preloaded: PreloadedResults | undefined): Found | undefined {
  const format = useVisitorFormat();
  const isPreloaded = preloaded?.query === query && isReadAs(preloaded, format);
  const state = useFound(isPreloaded || !isSearchable(query) ? undefined : query);
  const loaded = state.status === 'loaded' ? state.value : undefined;
  const current = isPreloaded ? preloaded.found : loaded;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  if (query === '') return undefined;
  return current ?? (state.status === 'loading' ? last : undefined);
}

interface FrameProps {
  query: string;
  preloaded?: BoxQuery['preloaded'];
  answered?: ReactNode;
  children: ReactNode;
}

/** Hides the answer while the search box shows a different one. */
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
        {/* Hide the list instead of removing it, because the browser couldn't render the server's markup again. */}
        <div hidden={answered !== undefined}>{children}</div>
      </Stack>
    </PageLayout>
  );
}
