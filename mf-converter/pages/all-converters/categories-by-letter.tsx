import { color, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;
  a {
    display: grid;
    place-items: center;
    min-width: ${space(11)};
    height: ${space(11)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; }
  @media print { display: none; }
`;

export function sectionId(letter: string): string {
  return `section-${letter}`;
}

/** Jumps to a letter's section. */
export function LetterLinks({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label="Categories by letter">
      <List role="list">
        {letters.map((letter) => (
          <li key={letter}><a href={`#${sectionId(letter)}`}>{letter}</a></li>
        ))}
      </List>
    </nav>
  );
}
