import { Section, VisuallyHidden, color, fieldBox, fontSize, space } from '@site/shell-contract';
import { useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ListedCategory } from './site-listing.ts';
import { LinkColumns } from './link-columns.tsx';

const Filter = styled.div`
  max-width: 24rem;
  margin-block: ${space(10)} ${space(4)};
  label {
    display: block;
    margin-bottom: ${space(1.5)};
    font-weight: 600;
  }
  input {
    ${fieldBox}
  }
  p {
    margin-top: ${space(2)};
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

const Jumps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(6)};
  font-size: ${fontSize.note};
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
  @media print {
    display: none;
  }
`;

const Group = styled.section`
  border-top: 1px solid ${color.hairline};
  summary {
    padding-block: ${space(3)};
  }
  h2 {
    display: inline;
    font-size: ${fontSize.h3};
  }
  summary > span {
    margin-left: ${space(2)};
    color: ${color.inkSoft};
    font-size: ${fontSize.note};
  }
  details > div {
    padding-bottom: ${space(6)};
  }
`;

export function ConverterLists({ categories }: { categories: readonly ListedCategory[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const filter = useDeferredValue(text);
  if (categories.length === 0) return null;
  const found = matchingCategories(categories, filter);
  const count = found.reduce((sum, { converters }) => sum + converters.length, 0);
  return (
    <>
      <Section title="Categories" id="categories">
        <LinkColumns
          links={categories.map(({ slug, name }) => ({ to: `/category/${slug}`, label: name }))}
          least="9rem"
        />
      </Section>
      <Filter>
        <label htmlFor={id}>Filter converters</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="feet to m"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status">{filter.trim() === '' ? '' : countSentence(count)}</p>
      </Filter>
      <nav aria-label="Converters by category">
        <Jumps role="list">
          {found.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${listId(slug)}`}>{name}</a>
            </li>
          ))}
        </Jumps>
      </nav>
      {found.map((category) => (
        <CategoryGroup key={category.slug} category={category} isFiltered={filter.trim() !== ''} />
      ))}
    </>
  );
}

function CategoryGroup({
  category: { slug, name, converters },
  isFiltered,
}: {
  category: ListedCategory;
  isFiltered: boolean;
}) {
  const headingId = useId();
  return (
    <Group id={slug} aria-labelledby={headingId}>
      {/* A filter opens the list; without one, the visitor does. */}
      <details key={String(isFiltered)} open={isFiltered}>
        <summary>
          <h2 id={headingId}>{`${name} converters`}</h2>
          <span>
            {converters.length}
            <VisuallyHidden> pages</VisuallyHidden>
          </span>
        </summary>
        {/* Browsers open the list for a link to something in it. */}
        <div id={listId(slug)}>
          <LinkColumns
            links={converters.map(({ slug: pair, label }) => ({ to: `/converter/${slug}/${pair}`, label }))}
          />
        </div>
      </details>
    </Group>
  );
}

const listId = (slug: string) => `${slug}-list`;

function countSentence(count: number): string {
  if (count === 0) return 'No converter matches all of these words.';
  return count === 1 ? '1 converter' : `${count} converters`;
}

/** Keeps converters whose label has a word that starts with each word of the text, in any order. */
export function matchingCategories(categories: readonly ListedCategory[], text: string): readonly ListedCategory[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      converters: category.converters.filter(({ label }) => {
        const name = label.toLowerCase().split(' ');
        return words.every((word) => name.some((part) => part.startsWith(word)));
      }),
    }))
    .filter(({ converters }) => converters.length > 0);
}
