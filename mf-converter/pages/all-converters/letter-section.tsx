import { color, minWidth, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CategoryCards } from '../../ui/category-cards.tsx';
import type { LetterGroup } from './letter-groups.ts';
import { sectionId } from './categories-by-letter.tsx';

const Frame = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
  ${minWidth.pair} { grid-template-columns: ${space(12)} minmax(0, 1fr); }
  & + & { margin-top: ${space(5)}; }
`;

/** A letter and the categories that begin with it. */
export function LetterSection({ letter, categories }: LetterGroup) {
  const headingId = useId();
  return (
    <Frame id={sectionId(letter)} aria-labelledby={headingId}>
      <h2 id={headingId}>{letter}</h2>
      <CategoryCards categories={categories} least="20rem" />
    </Frame>
  );
}
