import { space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Note = styled.p`
  & + & {
    margin-top: ${space(4)};
  }
`;

/** What is worth knowing of a conversion, a paragraph each; nothing where nothing is written of it. */
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
