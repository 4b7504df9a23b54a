import { Section } from '@site/shell-contract';
import type { ListedCategory } from './site-listing.ts';
import { LinkColumns } from './link-columns.tsx';

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
      {categories.map(({ slug, name, converters }) => (
        <Section key={slug} id={slug} title={`${name} converters`}>
          <LinkColumns
            links={converters.map(({ slug: pair, label }) => ({ to: `/converter/${slug}/${pair}`, label }))}
          />
        </Section>
      ))}
    </>
  );
}
