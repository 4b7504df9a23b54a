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
import { unlistedHead, useHead } from '../head/page-head.ts';
import { LoadedSearchResults } from '../layout/loaded-panel.tsx';
import { useAppServices } from '../services/app-services.tsx';

export const NOT_FOUND_HEAD = unlistedHead('404 Page Not Found', 'There’s no page at this address.');

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

export function NotFoundPage() {
  useHead(NOT_FOUND_HEAD);
  const {
    navigation: { 'not-found': links, find },
    texts: { notFoundHint },
  } = useAppServices();
  const actions = links.map(({ label, to }) => (
    <ButtonLink key={to} to={to}>
      {label}
    </ButtonLink>
  ));
  return (
    <PageLayout>
      <EmptyState level="h1" heading="404 Page Not Found" action={actions.length > 0 && actions}>
        Did you forget to add the page to the router?
      </EmptyState>
      {find[0] ? <SearchForm to={find[0].to} /> : null}
      <p>{`The page may have moved.${notFoundHint && ` ${notFoundHint}`}`}</p>
    </PageLayout>
  );
}

/** Submits the text as `q` to a remote's search page. Typing shows results below the field. */
function SearchForm({ to }: { to: string }) {
  const { texts } = useAppServices();
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
        <label htmlFor={id}>{texts.searchField}</label>
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
      {text === '' ? null : <LoadedSearchResults text={text} onTake={take} />}
    </Form>
  );
}
