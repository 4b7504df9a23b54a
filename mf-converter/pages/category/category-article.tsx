import type { CategoryEducation } from '@site/catalogue/category-schema';
import { Prose, Section } from '@site/shell-contract';

interface CategoryArticleProps {
  categoryName: string;
  education: CategoryEducation;
}

/** What is worth knowing about measuring the category. */
export function CategoryArticle({ categoryName, education }: CategoryArticleProps) {
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
