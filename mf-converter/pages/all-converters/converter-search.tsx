import {
  Button,
  Card,
  CardGrid,
  CardLink,
  Icon,
  Section,
  VisuallyHidden,
  space,
  useNavigate,
  useNumberFormat,
  useSearchParams,
} from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { SearchAnswerView } from '@site/shell-contract/search-answer';
import { styled } from 'styled-components';
import { useVisitorFormat, visitorFormat } from '../../format/visitor-format.ts';
import type { ResultsProps } from '../../search/box-results.tsx';
import { ConverterBox } from '../../search/converter-box.tsx';
import type { BoxQuery } from '../../search/use-converter-box.ts';
import type { Suggestion } from '../../search/find.ts';
import { searchPath } from '../../search/search-page.ts';
import { rewriteAlternative } from '../../search/rewrite-alternative.ts';

export function ConverterSearch({ initialText = '', preloaded }: BoxQuery) {
  const navigate = useNavigate();
  return (
    <ConverterBox
      label="Type any conversion"
      size="large"
      placeholder="5 ft 3 in to cm"
      hint={
        initialText && !isSearchable(initialText)
          ? hintFor(initialText)
          : 'Try “350 F to C,” “how many feet in a mile,” or just a unit.'
      }
      initialText={initialText}
      preloaded={preloaded}
      Results={SearchResults}
      button={
        <Button type="submit">
          <Icon name="arrow-right" size={20} />
          <VisuallyHidden>Search</VisuallyHidden>
        </Button>
      }
      onSubmit={(text) => navigate(searchPath(text, visitorFormat()))}
    />
  );
}

function hintFor(character: string): string {
  return /^\p{N}/u.test(character)
    ? `“${character}” has no unit. Add one, like “${character} km.”`
    : 'Type at least two characters.';
}

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  margin-top: ${space(5)};
`;

function SearchResults({ text, found: { answer, equation, suggestions }, size, isSettled }: ResultsProps) {
  const [search] = useSearchParams();
  const written = useNumberFormat();
  const read = useVisitorFormat();
  // The page itself shows the answer to the URL's query.
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
            addressOf={(q) => searchPath(rewriteAlternative(q, written, read), read)}
          />
        </Card>
      ) : null}
      <SuggestionCards title={`Results for “${text}”`} suggestions={suggestions} />
    </Results>
  );
}

export function SuggestionCards({ title, suggestions }: { title: string; suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid>
        {suggestions.map(({ label, to }) => (
          <CardLink key={to} to={to} title={label} />
        ))}
      </CardGrid>
    </Section>
  );
}
