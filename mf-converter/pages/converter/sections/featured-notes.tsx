import { space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Note = styled.p`
  & + & { margin-top: ${space(4)}; }
`;

/** What is worth knowing of a featured conversion, a paragraph each. */
export function FeaturedNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ScreenOnly>
      {notes.map((paragraph) => <Note key={paragraph}>{paragraph}</Note>)}
    </ScreenOnly>
  );
}
