import {
  Breadcrumbs,
  color,
  font,
  fontSize,
  layout,
  minWidth,
  PageHeading,
  PageLayout,
  type PageResult,
  Prose,
  Section,
  type SiteInfo,
  space,
} from '@site/shell-contract';
import { styled } from 'styled-components';
import { articleHead } from '../articles/article-head.ts';
import type { Article } from '../articles/article.ts';
import { pageBreadcrumbs } from '../articles/breadcrumbs.ts';
import type { Source } from '../articles/source.ts';
import { ArticleContents } from './article-contents.tsx';

export function shownArticle(article: Article, site: SiteInfo): PageResult<null, 'article'> {
  return {
    kind: 'page',
    head: articleHead(article, site),
    data: null,
    sections: { article: async () => <ArticleView article={article} /> },
  };
}

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
`;

// Tables are wider than the text and have more space around them.
const Body = styled(Prose)`
  max-width: none;
  > :not(div) {
    max-width: ${layout.measure};
  }
  > [role='region'] + *,
  > * + [role='region'] {
    margin-top: ${space(6)};
  }
`;

/** The table of contents is next to the text on wide screens and above it on narrow ones. */
function ArticleView({ article }: { article: Article }) {
  const { label, parent, title, lead, sections, sources } = article;
  return (
    <PageLayout>
      <Breadcrumbs items={pageBreadcrumbs(label, parent)} />
      <PageHeading lead={lead}>{title}</PageHeading>
      <ArticleDates {...article} />
      <Columns>
        <ArticleContents sections={sections} />
        <Text>
          {sections.map(({ id, title: heading, body }) => (
            <Section key={id} id={id} title={heading}>
              <Body>{body}</Body>
            </Section>
          ))}
          {sources ? <ArticleSources sources={sources} /> : null}
        </Text>
      </Columns>
    </PageLayout>
  );
}

const Dates = styled.p`
  margin-block: -${space(4)} ${space(8)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

export function ArticleDates({
  published,
  modified,
  lastUpdated,
}: Pick<Article, 'published' | 'modified' | 'lastUpdated'>) {
  if (lastUpdated)
    return (
      <Dates>
        Last updated <Day iso={lastUpdated} />
      </Dates>
    );
  if (!published) return null;
  return (
    <Dates>
      Published <Day iso={published} />
      {modified && modified !== published ? (
        <>
          , updated <Day iso={modified} />
        </>
      ) : null}
    </Dates>
  );
}

/** Uses UTC so that the date is the same in every time zone. */
function Day({ iso }: { iso: string }) {
  const day = new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={iso}>{day}</time>;
}

const Sources = styled.footer`
  max-width: ${layout.measure};
  margin-top: ${space(12)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};

  h2 {
    font-family: ${font.sans};
    font-size: ${fontSize.note};
  }
  ul {
    margin-top: ${space(2)};
    padding-left: 1.4em;
  }
  li + li {
    margin-top: ${space(1)};
  }
`;

function ArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <Sources>
      <h2>Sources</h2>
      <ul>
        {sources.map(([publisher, title, issued]) => (
          <li key={title}>
            {publisher}: <cite>{title}</cite>
            {issued === undefined ? null : `, ${issued}`}
          </li>
        ))}
      </ul>
    </Sources>
  );
}
