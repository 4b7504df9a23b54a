import {
  Button,
  ButtonLink,
  color,
  EmptyState,
  fieldBox,
  fontSize,
  Icon,
  PageLayout,
  space,
} from '@site/shell-contract';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LoadedSearchResults } from '../layout/loaded-panel.tsx';
import type { NavigationLink } from '../layout/navigation.ts';
import type { Search } from '../layout/use-header-search.ts';

const Form = styled.form`
  margin-bottom: ${space(8)};
  > div:first-of-type {
    display: flex;
    gap: ${space(2)};
    position: relative;
    margin-top: ${space(2)};
  }
  input {
    ${fieldBox}
    flex: 1;
    min-width: 0;
    padding-left: ${space(13)};
    font-size: ${fontSize.h3};
  }
  div > svg {
    position: absolute;
    left: ${space(4)};
    top: calc(50% - 10px);
    pointer-events: none;
    color: ${color.inkSoft};
  }
`;

interface NotFoundPageProps {
  waysOn: readonly NavigationLink[];
  hint: string;
  /** The site’s search page takes the text as `q`. Undefined if no remote has one. */
  search?: SearchFormProps | undefined;
}

export function NotFoundPage({ waysOn, hint, search }: NotFoundPageProps) {
  const action =
    waysOn.length === 0
      ? undefined
      : waysOn.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ));
  return (
    <PageLayout>
      <EmptyState level="h1" heading="404 Page Not Found" action={action}>
        Did you forget to add the page to the router?
      </EmptyState>
      {search ? <SearchForm {...search} /> : null}
      <p>{`The page may have moved.${hint && ` ${hint}`}`}</p>
    </PageLayout>
  );
}

interface SearchFormProps {
  to: string;
  label: string;
  find: Search;
}

/** A plain form, because the search page belongs to a remote. Typing shows results below it. */
function SearchForm({ to, label, find }: SearchFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const take = (q: string) => {
    field.current!.value = q;
    field.current!.focus();
    setText(q);
  };
  return (
    <Form role="search" action={to}>
      <h2>
        <label htmlFor={id}>{label}</label>
      </h2>
      <div>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Icon name="search" size={20} />
        <Button type="submit">Search</Button>
      </div>
      {text === '' ? null : <LoadedSearchResults search={find} text={text} onTake={take} />}
    </Form>
  );
}
