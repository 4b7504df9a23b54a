import type { CategoryEducation, Source } from '@site/catalogue/category-schema';
import { color, fontSize, Prose, Section, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';

const Frame = styled.footer`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

interface CategoryArticleProps {
  categoryName: string;
  education: CategoryEducation;
}

export function CategoryArticle({ categoryName, education }: CategoryArticleProps) {
  return (
    <Section title={`About ${categoryName.toLowerCase()}`}>
      <Prose>
        {education.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{spacedDigits(paragraph)}</p>
            ))}
          </section>
        ))}
        {education.sources ? <Sources sources={education.sources} /> : null}
      </Prose>
    </Section>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <Frame>
      <h3>Sources</h3>
      <ul>
        {sources.map(({ publisher, title, issued }) => (
          <li key={title}>
            {publisher}: <cite>{title}</cite>
            {issued === undefined ? null : `, ${issued}`}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
