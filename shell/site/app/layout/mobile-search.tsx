import { Button, fieldBox, space } from '@site/shell-contract';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Panel } from './panel.ts';
import { SearchResults } from './search-results.tsx';
import { findPages, type Search } from './use-header-search.ts';

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  input {
    ${fieldBox} flex: 1;
    min-width: 0;
  }
`;

export interface MobileSearchProps {
  label: string;
  search: Search | undefined;
  close: () => void;
}

/** Submitting opens the first suggestion. Without suggestions, it only closes the panel. */
export function MobileSearch({ label, search, close }: MobileSearchProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const {
      links: [first],
      answer,
    } = await findPages(search, text);
    // The visitor has closed the search or typed something else.
    if (field.current?.value !== text) return;
    // The error is shown below the field, so do not open a suggestion.
    if (first && answer?.kind === 'message') return;
    if (first) void navigate(first.to);
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
            aria-label={label}
            placeholder={`${label}...`}
            autoComplete="off"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Search</Button>
        </Row>
      </form>
      <SearchResults search={search} text={text} onTake={take} />
    </Panel>
  );
}
