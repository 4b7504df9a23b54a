import { Button, Link, color, figures, fontSize, minWidth, plainDigits, radius, space } from '@site/shell-contract';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../ui/copy-button.tsx';
import { STORED_LISTS, readStoredList } from './kept-conversions.ts';
import type { StoredConversion, StoredList } from './kept-conversions.ts';
import { store, useStored } from './stored.client.ts';
import { notPrinted } from '../ui/hidden.ts';

/** The height is constant, so stored conversions don't move the content below. */
const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  height: 17rem;
  overflow-y: auto;
  font-size: ${fontSize.note};
  ${minWidth.mobile} {
    height: 9rem;
  }
  h2 {
    font-size: ${fontSize.h3};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    list-style: none;
  }
  li a {
    display: block;
    padding: ${space(1.5)} ${space(3)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: ${color.surface};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li a:hover {
    border-color: ${color.accent};
  }
  ${notPrinted}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(9)};
  margin-bottom: ${space(1)};
  h3 {
    font-size: inherit;
    font-weight: 600;
  }
  button {
    min-height: ${space(9)};
    padding: ${space(1)} ${space(2)};
  }
`;

const LISTS = [
  { name: 'Recent', list: STORED_LISTS.recent },
  { name: 'Pinned', list: STORED_LISTS.pinned },
] as const;

/** Shows `examples` while both lists are empty. */
export function YourConversions({ examples }: { examples: ReactNode }) {
  const id = useId();
  const recent = readStoredList(useStored(STORED_LISTS.recent.key), STORED_LISTS.recent);
  const pinned = readStoredList(useStored(STORED_LISTS.pinned.key), STORED_LISTS.pinned);
  const [cleared, setCleared] = useState<Cleared>();
  const isEmpty = recent.length + pinned.length === 0 && !cleared;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{isEmpty ? 'Try one' : 'Your conversions'}</h2>
      {isEmpty
        ? examples
        : LISTS.map(({ name, list }) => (
            <StoredConversions key={name} name={name} list={list} cleared={cleared} onClear={setCleared} />
          ))}
    </Frame>
  );
}

interface Cleared {
  key: string;
  stored: string;
}

interface StoredConversionsProps {
  name: string;
  list: StoredList;
  cleared: Cleared | undefined;
  onClear: (cleared: Cleared | undefined) => void;
}

function StoredConversions({ name, list, cleared, onClear }: StoredConversionsProps) {
  const stored = useStored(list.key);
  const conversions = readStoredList(stored, list);
  const isCleared = cleared?.key === list.key && conversions.length === 0;
  const undo = useRef<HTMLButtonElement>(null);
  // Clearing removes the focused Clear button, so focus moves to Undo.
  useEffect(() => {
    if (isCleared) undo.current?.focus();
  }, [isCleared]);

  function clear() {
    onClear({ key: list.key, stored });
    store(list.key, '');
  }

  function restore() {
    if (cleared) store(cleared.key, cleared.stored);
    onClear(undefined);
  }
  if (conversions.length === 0 && !isCleared) return null;
  return (
    <div>
      <Row>
        <h3>{name}</h3>
        {isCleared ? (
          <>
            <span role="status">Cleared.</span>
            <Button ref={undo} variant="quiet" onClick={restore}>
              Undo
            </Button>
          </>
        ) : (
          <>
            {list === STORED_LISTS.recent ? (
              <CopyButton
                label="Copy"
                name="Copy recent conversions"
                variant="quiet"
                getText={() => formatLines(conversions)}
              />
            ) : null}
            <Button variant="quiet" aria-label={`Clear ${name.toLowerCase()} conversions`} onClick={clear}>
              Clear
            </Button>
          </>
        )}
      </Row>
      <ul role="list">
        {conversions.map((conversion) => (
          <li key={conversion.path}>
            <StoredLink conversion={conversion} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function formatLines(conversions: readonly StoredConversion[]): string {
  return conversions.map(({ equation, text }) => plainDigits(equation || text)).join('\n');
}

function StoredLink({ conversion: { path, text, value, equation } }: { conversion: StoredConversion }) {
  return (
    <Link to={value === '' ? path : `${path}?value=${encodeURIComponent(value)}`}>{figures(equation || text)}</Link>
  );
}
