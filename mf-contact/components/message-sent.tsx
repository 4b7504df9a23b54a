import { Card, color, space } from '@site/shell-contract';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SENT } from '../form/contact-notices.ts';

const Sheet = styled(Card)`
  margin-bottom: ${space(6)};
  border-color: ${color.accent};
  background: ${color.accentTint};
`;

export function MessageSent({ takesFocus }: { takesFocus: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <Sheet ref={panel} role="status" tabIndex={-1}>
      <h2>{SENT.title}</h2>
      <p>{SENT.description}</p>
    </Sheet>
  );
}
