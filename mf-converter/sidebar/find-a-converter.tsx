import { Icon, Link, Loads, VisuallyHidden, color, fieldBox, radius, space, useLoaded, useNavigate } from '@site/shell-contract';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { type Suggestion, isSearchable, suggest } from '../search/suggest.ts';
import { useEarlyText } from '../ui/use-early-text.ts';

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

const MOST_KEPT = 20;
const found = new Loads<readonly Suggestion[]>({ most: MOST_KEPT });
const load = (text: string) => suggest(text);

/** The sidebar's search: suggestions from two characters on, the first of them by Enter. A plain form before any script runs. */
export function FindAConverter() {
  const id = useId();
  const [text, setText] = useState('');
  const field = useEarlyText(text, setText);
  const query = isSearchable(text) ? text.trim() : undefined;
  const state = useLoaded(found, query, load);
  const suggestions = state.status === 'loaded' ? state.value : [];
  const navigate = useNavigate();

  async function goToFirst(event: FormEvent) {
    event.preventDefault();
    if (query === undefined) return;
    const [first] = await found.load(query, load).catch(() => []);
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
      <VisuallyHidden role="status">{query !== undefined ? foundText(suggestions.length) : ''}</VisuallyHidden>
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
