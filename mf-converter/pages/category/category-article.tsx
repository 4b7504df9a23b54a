import type { CategoryEducation } from '@site/catalog/category-schema';
import { color, fontSize, Prose, Section, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import { SourceList } from '../../ui/source-list.tsx';

const Frame = styled.footer`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

export function CategoryArticle({ categoryName, education }: { categoryName: string; education: CategoryEducation }) {
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
        {education.sources ? (
          <Frame>
            <h3>Sources</h3>
            <SourceList sources={education.sources} />
          </Frame>
        ) : null}
      </Prose>
    </Section>
  );
}
