import { Prose, Section, useQuery } from '@site/shell-contract';
import { categoryEducationQuery } from '../../queries/category-education-query.ts';

interface CategoryArticleProps {
  category: string;
  categoryName: string;
}

/** What is worth knowing about measuring the category. */
export function CategoryArticle({ category, categoryName }: CategoryArticleProps) {
  const education = useQuery(categoryEducationQuery(category)).data;
  if (!education) return null;
  return (
    <Section title={`About ${categoryName.toLowerCase()}`}>
      <Prose>
        {education.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          </section>
        ))}
      </Prose>
    </Section>
  );
}
