import { Button, Link, color, figures, fontSize, space } from '@site/shell-contract';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { KEPT, readKept } from './kept-conversions.ts';
import type { KeptConversion, KeptList } from './kept-conversions.ts';
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
      <KeptRow name="Pinned" list={KEPT.pinned} empty="Pin a conversion on its page to find it here." />
      <KeptRow name="Recent" list={KEPT.recent} empty="Your recent conversions appear here and stay on this device." />
    </Frame>
  );
}

interface KeptRowProps {
  name: string;
  list: KeptList;
  empty: string;
}

function KeptRow({ name, list, empty }: KeptRowProps) {
  const kept = readKept(useStored(list.key), list);
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
      {kept.length > 0 ? (
        <>
          <List role="list">
            {kept.map((conversion) => (
              <li key={conversion.path}>
                <KeptLink conversion={conversion} />
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

function KeptLink({ conversion: { path, text, value } }: { conversion: KeptConversion }) {
  return <Link to={value === '' ? path : `${path}?value=${encodeURIComponent(value)}`}>{figures(text)}</Link>;
}
