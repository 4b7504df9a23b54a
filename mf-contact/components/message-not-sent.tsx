import { Card, color, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { notSent } from '../form/contact-notices.ts';

const Sheet = styled(Card)`
  margin-bottom: ${space(6)};
  border-color: ${color.warning};
  background: ${color.warningTint};
`;

/** For a form posted without scripts. */
export function MessageNotSent({ reason }: { reason: string }) {
  const { title, description } = notSent(reason);
  return (
    <Sheet role="alert">
      <h2>{title}</h2>
      <p>{description}</p>
    </Sheet>
  );
}
