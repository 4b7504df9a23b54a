import { Card, CardGrid, CardLink, Section, space, useNumberFormat, useSearchParams } from '@site/shell-contract';
import { SearchAnswerView } from '@site/shell-contract/search-answer';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import type { ResultsProps } from '../../search/box-results.tsx';
import { isAnswerPage, searchPath } from '../../search/search-page.ts';
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
  // The heading has the result of the address's query.
  const isInHeading = equation !== undefined && (search.get('q') ?? '').trim() === text;
  const visibleAnswer = !isInHeading && (answer?.kind === 'result' || isSettled) ? answer : undefined;
  const others = suggestions.filter((suggestion) => !isInHeading || !isAnswerPage(suggestion));
  return (
    <Results data-other-answer={isInHeading ? undefined : ''}>
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
      {others.length > 0 ? (
        <Section title={`Results for “${text}”`}>
          <CardGrid>
            {others.map(({ label, to }) => (
              <CardLink key={to} to={to} title={label} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </Results>
  );
}
