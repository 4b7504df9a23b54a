import { Card, color, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { SENT } from '../form/contact-notices.ts';

const Sheet = styled(Card)`
  margin-bottom: ${space(6)};
  border-color: ${color.accent};
  background: ${color.accentTint};
`;

/** The answer to a form that was posted without scripts: what the notice says otherwise. */
export function MessageSent() {
  return (
    <Sheet role="status">
      <h2>{SENT.title}</h2>
      <p>{SENT.description}</p>
    </Sheet>
  );
}
