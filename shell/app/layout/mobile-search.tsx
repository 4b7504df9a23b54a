import { Button, fieldBox, space, VisuallyHidden } from '@site/shell-contract';
import type { SearchAnswer } from '@site/shell-contract';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NavigationLink } from './navigation.ts';
import { PanelLink } from './panel-link.ts';
import { Panel } from './panel.ts';
import { SearchAnswerView, answerSentence } from './search-answer.tsx';
import { useSettled } from './use-settled.ts';

/** What the search shows for a text. */
export interface SearchFound {
  links: readonly NavigationLink[];
  answer?: SearchAnswer | undefined;
}

/** Answers what a visitor has typed, and finds converters for it, the best first. */
export type Search = (text: string) => Promise<SearchFound>;

/** Characters from which a search begins, and how many suggestions are shown. */
const SEARCH_MINIMUM = 2;
const MOST_SUGGESTIONS = 5;
/** What is wrong with a text is said, and what was found is read aloud, once the typing pauses. */
const PAUSE_MS = 600;

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  input { ${fieldBox} flex: 1; min-width: 0; }
`;

const List = styled.ul`
  list-style: none;
  margin-top: ${space(2)};
`;

const NOTHING: SearchFound = { links: [] };

async function find(search: Search | undefined, text: string): Promise<SearchFound> {
  if (!search || text.trim().length < SEARCH_MINIMUM) return NOTHING;
  const { links, answer } = await search(text.trim()).catch(() => NOTHING);
  return { links: links.slice(0, MOST_SUGGESTIONS), answer };
}

export interface MobileSearchProps {
  search: Search | undefined;
  close: () => void;
}

/** The search of phones: its button goes to the first suggestion; with none it only closes. */
export function MobileSearch({ search, close }: MobileSearchProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState(NOTHING);
  const settled = useSettled(found, PAUSE_MS);
  const { links, answer } = found;
  const isShown = answer?.kind === 'result' || settled === found;

  useEffect(() => {
    let outdated = false;
    void find(search, text).then((now) => {
      if (!outdated) setFound(now);
    });
    return () => {
      outdated = true;
    };
  }, [search, text]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = (await find(search, text)).links;
    if (first) navigate(first.to);
    close();
  };
  const take = (q: string) => {
    setText(q);
    field.current?.focus();
  };

  return (
    <Panel id="header-search" data-panel="search">
      <form role="search" aria-label="Site" onSubmit={submit}>
        <Row>
          <input
            ref={field}
            type="search"
            aria-label="Find a converter"
            placeholder="Find a converter..."
            autoComplete="off"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Search</Button>
        </Row>
      </form>
      <VisuallyHidden role="status">
        {settled.answer ? <span>{answerSentence(settled.answer)} </span> : null}
        {settled.links.length > 0 ? <span>{settled.links.length} found</span> : null}
      </VisuallyHidden>
      {answer && isShown ? <SearchAnswerView answer={answer} onTake={take} /> : null}
      <List>
        {links.map(({ label, to }) => (
          <li key={to}><PanelLink to={to}>{label}</PanelLink></li>
        ))}
      </List>
    </Panel>
  );
}
