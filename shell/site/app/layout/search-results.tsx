import { figures, space, VisuallyHidden } from '@site/shell-contract';
import { answerSentence } from '@site/shell-contract/search';
import { SearchAnswerView } from '@site/shell-contract/search-answer';
import { styled } from 'styled-components';
import { PanelLink } from './panel-link.ts';
import { useHeaderSearch, type Search } from './use-header-search.ts';

const Answer = styled.div`
  margin-top: ${space(4)};
`;

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
  const {
    found: { links, answer },
    settled,
    isAnswerShown,
  } = useHeaderSearch(search, text);
  return (
    <>
      <VisuallyHidden role="status">
        {settled.answer ? <span>{figures(`${answerSentence(settled.answer)} `)}</span> : null}
        {settled.links.length > 0 ? <span>{`${settled.links.length} found`}</span> : null}
      </VisuallyHidden>
      {answer && isAnswerShown ? (
        <Answer>
          <SearchAnswerView answer={answer} size="small" onTake={onTake} />
        </Answer>
      ) : null}
      <List>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PanelLink to={to}>{label}</PanelLink>
          </li>
        ))}
      </List>
    </>
  );
}
