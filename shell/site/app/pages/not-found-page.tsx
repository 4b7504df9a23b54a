import { Button, ButtonLink, EmptyState, PageLayout, fieldBox, fontSize, layout, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { NavigationLink } from '../layout/navigation.ts';

const Form = styled.form`
  max-width: ${layout.measure};
  margin-bottom: ${space(8)};
  label {
    display: block;
    margin-bottom: ${space(1.5)};
    font-size: ${fontSize.note};
    font-weight: 600;
  }
  div {
    display: flex;
    gap: ${space(2)};
  }
  input {
    ${fieldBox}
    flex: 1;
    min-width: 0;
  }
`;

interface NotFoundPageProps {
  waysOn: readonly NavigationLink[];
  hint: string;
  /** The site’s search page takes the text as `q`. Undefined if no remote has one. */
  search?: { to: string; label: string } | undefined;
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

/** A plain form, because the search page belongs to a remote. */
function SearchForm({ to, label }: { to: string; label: string }) {
  const id = useId();
  return (
    <Form role="search" action={to}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input id={id} name="q" type="search" autoComplete="off" enterKeyHint="search" />
        <Button type="submit">Search</Button>
      </div>
    </Form>
  );
}
