import { Button, Link, color, figures, fontSize, space } from '@site/shell-contract';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { STORED_LISTS, readStoredList } from './kept-conversions.ts';
import type { StoredConversion, StoredList } from './kept-conversions.ts';
import { store, useStored } from './stored.client.ts';

/** A constant height, so that stored conversions move nothing below. */
const Frame = styled.section`
  display: grid;
  gap: ${space(2)};
  font-size: ${fontSize.note};
  h2 {
    font-size: ${fontSize.h3};
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  align-items: center;
  min-height: ${space(14)};
  h3 {
    font-size: inherit;
    font-weight: 600;
  }
  p {
    color: ${color.inkSoft};
    line-height: 1.3;
  }
  button {
    min-height: ${space(9)};
    padding: ${space(1)} ${space(2)};
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  padding: ${space(1)};
  list-style: none;
  white-space: nowrap;
  scrollbar-width: thin;
  li {
    flex: none;
  }
  a {
    display: block;
    max-width: 18rem;
    overflow: hidden;
    padding-block: ${space(1)};
    text-overflow: ellipsis;
  }
`;

export function YourConversions() {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>Your conversions</h2>
      <StoredRow name="Pinned" list={STORED_LISTS.pinned} empty="Pin a converter and it shows up here." />
      <StoredRow
        name="Recent"
        list={STORED_LISTS.recent}
        empty="Your recent conversions appear here and stay on this device."
      />
    </Frame>
  );
}

interface StoredRowProps {
  name: string;
  list: StoredList;
  empty: string;
}

function StoredRow({ name, list, empty }: StoredRowProps) {
  const conversions = readStoredList(useStored(list.key), list);
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const sentence = useRef<HTMLParagraphElement>(null);
  const [clearings, setClearings] = useState(0);
  // The focused Clear button is gone. Focus the text that replaced it.
  useEffect(() => {
    if (clearings > 0) sentence.current?.focus();
  }, [clearings]);

  function clear() {
    store(list.key, '');
    setClearings(clearings + 1);
  }
  return (
    <Row>
      <h3>{name}</h3>
      {conversions.length > 0 ? (
        <>
          <List role="list">
            {conversions.map((conversion) => (
              <li key={conversion.path}>
                <StoredLink conversion={conversion} />
              </li>
            ))}
          </List>
          <Button variant="quiet" aria-label={`Clear ${name.toLowerCase()} conversions`} onClick={clear}>
            Clear
          </Button>
        </>
      ) : (
        isKnown && (
          <p ref={sentence} tabIndex={-1}>
            {empty}
          </p>
        )
      )}
    </Row>
  );
}

/** Never fires: `isKnown` becomes true on hydration. Until then, the list must not claim to be empty. */
const neverChanges = () => () => {};

function StoredLink({ conversion: { path, text, value } }: { conversion: StoredConversion }) {
  return <Link to={value === '' ? path : `${path}?value=${encodeURIComponent(value)}`}>{figures(text)}</Link>;
}
