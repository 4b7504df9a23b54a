import { Button, fieldBox, space, VisuallyHidden } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NavigationLink } from './navigation.ts';
import { PanelLink } from './panel-link.ts';
import { Panel } from './panel.ts';

/** Finds converters for what a visitor has typed, the best first. */
export type Suggest = (text: string) => Promise<readonly NavigationLink[]>;

/** Characters from which suggestions are looked for, and how many are shown. */
const SEARCH_MINIMUM = 2;
const MOST_SUGGESTIONS = 5;

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  input { ${fieldBox} flex: 1; min-width: 0; }
`;

const List = styled.ul`
  list-style: none;
  margin-top: ${space(2)};
`;

async function findSuggestions(suggest: Suggest | undefined, text: string): Promise<readonly NavigationLink[]> {
  if (!suggest || text.trim().length < SEARCH_MINIMUM) return [];
  const found = await suggest(text.trim()).catch(() => []);
  return found.slice(0, MOST_SUGGESTIONS);
}

/** The search of phones: its button goes to the first suggestion; with none it only closes. */
export function MobileSearch({ suggest, close }: { suggest: Suggest | undefined; close: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<readonly NavigationLink[]>([]);

  useEffect(() => {
    let outdated = false;
    void findSuggestions(suggest, text).then((found) => {
      if (!outdated) setSuggestions(found);
    });
    return () => {
      outdated = true;
    };
  }, [suggest, text]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = await findSuggestions(suggest, text);
    if (first) await navigate(first.to);
    close();
  };

  return (
    <Panel id="header-search" data-panel="search">
      <form role="search" aria-label="Site" onSubmit={submit}>
        <Row>
          <input
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
      <VisuallyHidden role="status">{suggestions.length > 0 ? `${suggestions.length} found` : ''}</VisuallyHidden>
      <List>
        {suggestions.map(({ label, to }) => (
          <li key={to}><PanelLink to={to}>{label}</PanelLink></li>
        ))}
      </List>
    </Panel>
  );
}
