import { space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Note = styled.p`
  & + & {
    margin-top: ${space(4)};
  }
`;

export function PairNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ScreenOnly>
      {notes.map((paragraph) => (
        <Note key={paragraph}>{spacedDigits(paragraph)}</Note>
      ))}
    </ScreenOnly>
  );
}
