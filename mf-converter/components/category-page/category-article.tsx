import { Prose, Section, useQuery } from '@site/shell-contract';
import { categoryTextQuery } from '../../queries/category-text-query.ts';

/** What is worth knowing about measuring the category. */
export function CategoryArticle({ category }: { category: string }) {
  const text = useQuery(categoryTextQuery(category)).data;
  if (!text) return null;
  return (
    <Section title={text.title}>
      <Prose>
        {text.opening.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {text.parts.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          </section>
        ))}
      </Prose>
    </Section>
  );
}
