import { Section, VisuallyHidden, color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { LinkColumns } from './link-columns.tsx';

const Jumps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-block: ${space(10)} ${space(6)};
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

export interface ListedCategory {
  slug: string;
  name: string;
  converters: readonly { slug: string; label: string }[];
}

export function ConverterLists({ categories }: { categories: readonly ListedCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <>
      <Section title="Categories" id="categories">
        <LinkColumns
          links={categories.map(({ slug, name }) => ({ to: `/category/${slug}`, label: name }))}
          least="9rem"
        />
      </Section>
      <nav aria-label="Converters by category">
        <Jumps role="list">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${listId(slug)}`}>{name}</a>
            </li>
          ))}
        </Jumps>
      </nav>
      {categories.map((category) => (
        <CategoryGroup key={category.slug} {...category} />
      ))}
    </>
  );
}

function CategoryGroup({ slug, name, converters }: ListedCategory) {
  // IDs from `useId` don't compress as well.
  const headingId = `${slug}-heading`;
  return (
    <Group id={slug} aria-labelledby={headingId}>
      <details>
        <summary>
          <h2 id={headingId}>{`${name} converters`}</h2>
          <span>
            {converters.length}
            <VisuallyHidden> pages</VisuallyHidden>
          </span>
        </summary>
        {/* Browsers open the list if the URL's fragment refers to an element in it. */}
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
