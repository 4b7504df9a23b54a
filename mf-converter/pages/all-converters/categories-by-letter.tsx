import type { Category } from '@site/api-contract';
import { categoryIcons } from '@site/catalog/category-icons';
import type { CategoryUnits, UnitDefinition } from '@site/catalog/engine/unit-definition';
import { popularConversions } from '@site/catalog/popular-conversions';
import { Card, Icon, Link, color, fontSize, minWidth, radius, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { pairFromSlug, pairLabel, pairPath } from '../../pairs/pair.ts';
import { blockLinks } from '../../ui/block-links.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { notPrinted } from '../../ui/hidden.ts';

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
  ${notPrinted}
`;

const Letters = styled.div`
  columns: 20rem;
  column-gap: ${space(6)};
`;

const Frame = styled.section`
  overflow-wrap: anywhere;
  break-inside: avoid;
  padding-bottom: ${space(6)};
  > h2 {
    margin-bottom: ${space(2)};
    font-size: ${fontSize.h3};
    color: ${color.inkSoft};
  }
  > div + div {
    margin-top: ${space(3)};
  }
`;

const Sheet = styled(Card)`
  && {
    padding: ${space(4)};
  }
  break-inside: avoid;
  font-size: ${fontSize.note};
  h3 {
    font-size: ${fontSize.text};
  }
  h3 a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: ${space(8)};
    color: ${color.ink};
    text-decoration: none;
  }
  h3 a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
  svg {
    color: ${color.accent};
  }
  > p {
    margin-block: ${space(1)} ${space(2)};
    color: ${color.inkSoft};
    line-height: 1.5;
  }
  summary {
    width: fit-content;
    padding-block: ${space(1)};
    color: ${color.accent};
  }
  ul {
    list-style: none;
  }
  li {
    ${blockLinks(1)}
  }
  @media (max-width: 639.98px) {
    > p {
      display: none;
    }
  }
  /* Only phones fold the list. */
  ${minWidth.pair} {
    @supports selector(::details-content) {
      summary {
        display: none;
      }
      details::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;

interface LetterGroup {
  letter: string;
  categories: Category[];
}

interface CategoriesByLetterProps {
  categories: readonly Category[];
  units: readonly CategoryUnits[];
}

export function CategoriesByLetter({ categories, units }: CategoriesByLetterProps) {
  const groups = letterGroups(categories);
  return (
    <SectionStack>
      <nav aria-label="Categories by letter">
        <Links role="list">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${sectionId(letter)}`}>{letter}</a>
            </li>
          ))}
        </Links>
      </nav>
      <Letters>
        {groups.map((group) => (
          <LetterSection key={group.letter} {...group} units={units} />
        ))}
      </Letters>
    </SectionStack>
  );
}

function LetterSection({ letter, categories, units }: LetterGroup & Pick<CategoriesByLetterProps, 'units'>) {
  const headingId = useId();
  return (
    <Frame id={sectionId(letter)} aria-labelledby={headingId}>
      <h2 id={headingId}>{letter}</h2>
      {categories.map((category) => (
        <CategoryCard
          key={category.slug}
          category={category}
          units={units.find((group) => group.category === category.slug)?.units ?? []}
        />
      ))}
    </Frame>
  );
}

const TOP_PAIRS = 5;

function CategoryCard({ category, units }: { category: Category; units: readonly UnitDefinition[] }) {
  const { slug, name, icon, description } = category;
  const path = categoryIcons[icon];
  const pairs = (popularConversions[slug] ?? []).flatMap((pair) => pairFromSlug(pair, units) ?? []).slice(0, TOP_PAIRS);
  return (
    <Sheet>
      <h3>
        <Link to={`/category/${slug}`}>
          {path ? <Icon path={path} /> : null}
          {name}
        </Link>
      </h3>
      <p>{description}</p>
      <details>
        <summary>Popular conversions</summary>
        <ul role="list">
          {pairs.map((pair) => (
            <li key={pair.slug}>
              <Link to={pairPath(pair)}>{pairLabel(pair)}</Link>
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  );
}

function sectionId(letter: string): string {
  return `section-${letter}`;
}

function letterGroups(categories: readonly Category[]): LetterGroup[] {
  const groups = new Map<string, Category[]>();
  for (const category of [...categories].sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const letter = category.name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), category]);
  }
  return [...groups].map(([letter, members]) => ({ letter, categories: members }));
}
