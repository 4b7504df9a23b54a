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
  radius,
  rulerLeft,
  Section,
  type SiteInfo,
  space,
} from '@site/shell-contract';
import { styled } from 'styled-components';
import { articleHead } from '../articles/article-head.ts';
import { type Article, type ArticleSection, pageBreadcrumbs } from '../articles/article.ts';
import type { Source } from '../articles/source.ts';

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

const ContentsFrame = styled.nav`
  align-self: start;
  position: relative;
  padding: ${space(4)} ${space(4)} ${space(4)} ${space(7)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  font-size: ${fontSize.note};

  &::before {
    content: '';
    position: absolute;
    inset: ${space(4)} auto ${space(4)} 0;
    width: 10px;
    ${rulerLeft}
  }
  h2 {
    font-family: ${font.sans};
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
  ol {
    list-style: none;
    margin-top: ${space(2)};
    padding: 0;
  }
  a {
    display: block;
    padding-block: ${space(1.5)};
    line-height: 1.4;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
  ${minWidth.sidebar} {
    position: sticky;
    top: ${space(20)};
  }
`;

function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <ContentsFrame aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </ContentsFrame>
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
