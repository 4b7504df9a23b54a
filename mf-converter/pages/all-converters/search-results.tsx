import { Card, space, useNumberFormat, useSearchParams } from '@site/shell-contract';
import { SearchAnswerView } from '@site/shell-contract/search-answer';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import type { ResultsProps } from '../../search/box-results.tsx';
import { searchPath } from '../../search/search-page.ts';
import { SuggestionCards } from './suggestion-cards.tsx';
import { takenText } from '../../search/taken-text.ts';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  margin-top: ${space(5)};
`;

export function SearchResults({ text, found: { answer, equation, suggestions }, size, isSettled }: ResultsProps) {
  const [search] = useSearchParams();
  const written = useNumberFormat();
  const read = useVisitorFormat();
  // The page has the answer to the address's query.
  if (equation !== undefined && (search.get('q') ?? '').trim() === text) return null;
  const visibleAnswer = answer?.kind === 'result' || isSettled ? answer : undefined;
  return (
    <Results data-other-answer="">
      {visibleAnswer ? (
        <Card $ruled>
          {suggestions.length === 0 ? <h3>No converter found</h3> : null}
          <SearchAnswerView
            answer={visibleAnswer}
            size={size}
            addressOf={(q) => searchPath(takenText(q, written, read), read)}
          />
        </Card>
      ) : null}
      <SuggestionCards title={`Results for “${text}”`} suggestions={suggestions} />
    </Results>
  );
}
