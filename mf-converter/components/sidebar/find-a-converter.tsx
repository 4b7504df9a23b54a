import { Icon, Link, VisuallyHidden, color, fieldBox, radius, space, useNavigate, useQuery, useQueryClient } from '@site/shell-contract';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { isSearchable } from '../../search/suggest.ts';
import { suggestionsQuery } from '../../queries/suggestions-query.ts';
import { useEarlyText } from '../use-early-text.ts';

const Field = styled.div`
  position: relative;
  margin-top: ${space(2)};
  input { ${fieldBox} padding-left: ${space(10)}; }
  svg { position: absolute; left: ${space(3)}; top: calc(50% - 10px); pointer-events: none; color: ${color.inkSoft}; }
`;

const Found = styled.ul`
  && { margin-top: ${space(2)}; padding: ${space(1)} ${space(3)}; border: 1px solid ${color.hairline}; border-radius: ${radius.control}; background: ${color.surface}; }
  && li:first-child { border: 0; }
`;

/** The sidebar's search: suggestions from two characters on, the first of them by Enter. A plain form before any script runs. */
export function FindAConverter() {
  const id = useId();
  const [text, setText] = useState('');
  const field = useEarlyText(text, setText);
  const query = suggestionsQuery(text);
  const suggestions = useQuery(query).data ?? [];
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function goToFirst(event: FormEvent) {
    event.preventDefault();
    if (!isSearchable(text)) return;
    const [first] = await queryClient.fetchQuery(query).catch(() => []);
    if (!first) return;
    setText('');
    await navigate(first.to);
  }
  return (
    <form role="search" action="/all-converters" onSubmit={goToFirst}>
      <h2><label htmlFor={`${id}text`}>Find a Converter</label></h2>
      <Field>
        <input
          id={`${id}text`}
          ref={field}
          name="q"
          type="search"
          autoComplete="off"
          placeholder="lbs to kg"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Icon name="search" size={20} />
      </Field>
      <VisuallyHidden role="status">{isSearchable(text) ? foundText(suggestions.length) : ''}</VisuallyHidden>
      {suggestions.length > 0 ? (
        <Found role="list">
          {suggestions.map(({ label, to }) => (
            <li key={to}><Link to={to} onClick={() => setText('')}>{label}</Link></li>
          ))}
        </Found>
      ) : null}
    </form>
  );
}

function foundText(count: number): string {
  return count === 1 ? '1 converter found' : `${count} converters found`;
}
