import { Breadcrumbs, PageHeading, PageLayout, Section, layout, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Article } from '../articles/article.ts';
import { pageBreadcrumbs } from '../articles/page-breadcrumbs.ts';
import { ArticleContents } from './article-contents.tsx';
import { ArticleDates } from './article-dates.tsx';
import { ArticleSources } from './article-sources.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} ${space(12)};

  ${minWidth.sidebar} {
    grid-template-columns: minmax(0, 1fr) ${layout.sidebar};
    > nav {
      grid-area: 1 / 2;
    }
  }
  @media print {
    display: block;
    > nav {
      display: none;
    }
  }
`;

const Text = styled.article`
  max-width: calc(${layout.measure} + ${space(16)});
  /* Space around a table between two blocks of text. */
  section > div + div {
    margin-top: ${space(6)};
  }
`;

/** The table of contents is next to the text on wide screens and above it on narrow ones. */
export function ArticleView({ article }: { article: Article }) {
  const { label, parent, title, lead, sections, sources } = article;
  return (
    <PageLayout>
      <Breadcrumbs items={pageBreadcrumbs(label, parent)} />
      <PageHeading lead={lead}>{title}</PageHeading>
      <ArticleDates {...article} />
      <Columns>
        <ArticleContents sections={sections} />
        <Text>
          {sections.map((section) => (
            <Section key={section.id} id={section.id} title={section.title}>
              <section.Body />
            </Section>
          ))}
          {sources ? <ArticleSources sources={sources} /> : null}
        </Text>
      </Columns>
    </PageLayout>
  );
}
