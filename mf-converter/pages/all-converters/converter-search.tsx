import { Button, fieldBox, space, useNavigate } from '@site/shell-contract';
import { useId } from 'react';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  max-width: 34rem;
  label { display: block; margin-bottom: ${space(1.5)}; font-weight: 600; }
  div { display: flex; gap: ${space(2)}; }
  input { ${fieldBox} flex: 1; min-width: 0; }
  @media print { display: none; }
`;

/** Searches all converters. The query is in the address, so that a result can be linked; a plain form before any script runs. */
export function ConverterSearch({ query }: { query: string }) {
  const id = useId();
  const navigate = useNavigate();

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const text = typeof typed === 'string' ? typed.trim() : '';
    await navigate(text === '' ? '/all-converters' : `/all-converters?q=${encodeURIComponent(text)}`);
  }
  return (
    <Form role="search" action="/all-converters" onSubmit={search}>
      <label htmlFor={id}>Find a converter</label>
      <div>
        <input key={query} id={id} name="q" type="search" autoComplete="off" placeholder="feet to meters, lbs, km/h" defaultValue={query} />
        <Button type="submit">Search</Button>
      </div>
    </Form>
  );
}
