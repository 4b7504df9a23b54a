import { color, figures, Link, radius, space, VisuallyHidden } from '@site/shell-contract';
import { answerSentence } from '@site/shell-contract/search';
import { CopyableAnswerView } from '@site/shell-contract/copyable-answer-view';
import { css, styled } from 'styled-components';
import { useSearch } from '../services/app-services.tsx';
import { type HeaderSearch, useHeaderSearch } from '../services/use-header-search.ts';

export const panelRow = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${space(12)};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  text-align: left;
  text-decoration: none;

  svg {
    color: ${color.accent};
  }
  &:hover {
    background: ${color.accentTint};
  }
  &[aria-current] {
    color: ${color.accent};
    font-weight: 600;
  }
`;

export const PanelLink = styled(Link)`
  ${panelRow}
`;

/** The negative margin aligns the links' text with the field's edge. */
const List = styled.ul`
  list-style: none;
  margin: ${space(2)} -${space(2)} 0;
`;

export interface SearchResultsProps {
  text: string;
  onTake: (text: string) => void;
}

export function SearchResults({ text, onTake }: SearchResultsProps) {
  const results = useHeaderSearch(useSearch(), text);
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

/** Announces the results to screen readers on every pause in typing. */
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
