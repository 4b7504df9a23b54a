import type { Category } from '@site/api-contract';
import { color, minWidth, radius, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CategoryCards } from '../../ui/category-cards.tsx';

const Links = styled.ul`
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
  a:hover {
    border-color: ${color.accent};
  }
  @media print {
    display: none;
  }
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
  ${minWidth.pair} {
    grid-template-columns: ${space(12)} minmax(0, 1fr);
  }
  & + & {
    margin-top: ${space(5)};
  }
`;

interface LetterGroup {
  letter: string;
  categories: Category[];
}

export function CategoriesByLetter({ categories }: { categories: readonly Category[] }) {
  const groups = letterGroups(categories);
  return (
    <>
      <nav aria-label="Categories by letter">
        <Links role="list">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${sectionId(letter)}`}>{letter}</a>
            </li>
          ))}
        </Links>
      </nav>
      <div>
        {groups.map((group) => (
          <LetterSection key={group.letter} {...group} />
        ))}
      </div>
    </>
  );
}

function LetterSection({ letter, categories }: LetterGroup) {
  const headingId = useId();
  return (
    <Frame id={sectionId(letter)} aria-labelledby={headingId}>
      <h2 id={headingId}>{letter}</h2>
      <CategoryCards categories={categories} least="20rem" />
    </Frame>
  );
}

function sectionId(letter: string): string {
  return `section-${letter}`;
}

function letterGroups(categories: readonly Category[]): LetterGroup[] {
  const groups = new Map<string, Category[]>();
  for (const category of categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const letter = category.name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), category]);
  }
  return [...groups].map(([letter, members]) => ({ letter, categories: members }));
}
