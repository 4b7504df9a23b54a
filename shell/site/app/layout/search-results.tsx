import { figures, space, VisuallyHidden } from '@site/shell-contract';
import { answerSentence } from '@site/shell-contract/search';
import { CopyableAnswerView } from '@site/shell-contract/copyable-answer-view';
import { styled } from 'styled-components';
import { PanelLink } from './panel-link.ts';
import { type HeaderSearch, type Search, useHeaderSearch } from './use-header-search.ts';

/** Links have padding for their background. Their text is below the field's edge. */
const List = styled.ul`
  list-style: none;
  margin: ${space(2)} -${space(2)} 0;
`;

export interface SearchResultsProps {
  search: Search | undefined;
  text: string;
  onTake: (text: string) => void;
}

export function SearchResults({ search, text, onTake }: SearchResultsProps) {
  const results = useHeaderSearch(search, text);
  return (
    <>
      <FoundAnswer results={results} onTake={onTake} />
      <List>
        {results.found.links.map(({ label, to }) => (
          <li key={to}>
            <PanelLink to={to}>{label}</PanelLink>
          </li>
        ))}
      </List>
    </>
  );
}

const Answer = styled.div`
  margin-top: ${space(4)};
`;

/** Also tells screen readers what was found, on every pause in typing. */
export function FoundAnswer({ results, onTake }: { results: HeaderSearch; onTake: (text: string) => void }) {
  const { found, settled } = results;
  const copyable = found.answer?.kind === 'result' ? found.answer.copyable : undefined;
  // A message about half a word would flicker.
  const isShown = found.answer?.kind === 'result' || settled === found;
  return (
    <>
      <VisuallyHidden role="status">
        {settled.answer ? <span>{figures(`${answerSentence(settled.answer)} `)}</span> : null}
        {settled.links.length > 0 ? <span>{`${settled.links.length} found`}</span> : null}
      </VisuallyHidden>
      {found.answer && isShown ? (
        <Answer>
          <CopyableAnswerView answer={found.answer} size="small" read={copyable && (() => copyable)} onTake={onTake} />
        </Answer>
      ) : null}
    </>
  );
}
