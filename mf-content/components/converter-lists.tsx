import { Section } from '@site/shell-contract';
import type { ListedCategory } from '../sitemap/site-listing.ts';
import { LinkColumns } from './link-columns.tsx';

/** The categories, then each category's converters under its name. */
export function ConverterLists({ categories }: { categories: readonly ListedCategory[] }) {
  return (
    <>
      <Section title="Categories" id="categories">
        <LinkColumns links={categories.map(({ slug, name }) => ({ to: `/category/${slug}`, label: name }))} />
      </Section>
      {categories.map(({ slug, name, converters }) => (
        <Section key={slug} id={slug} title={`${name} converters`}>
          <LinkColumns links={converters.map(({ slug: pair, label }) => ({ to: `/converter/${slug}/${pair}`, label }))} />
        </Section>
      ))}
    </>
  );
}
