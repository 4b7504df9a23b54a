import type { PageHead, SiteInfo, StructuredData } from '@site/shell-contract';
import type { Article } from './article.ts';
import { pageBreadcrumbs } from './page-breadcrumbs.ts';

/** The metadata of an article: the shell adds the breadcrumb list. */
export function articleHead({ path, label, title, description, published, modified }: Article, site: SiteInfo): PageHead {
  const dates = published && modified ? { published, modified } : undefined;
  return {
    title,
    description,
    canonical: path,
    ...(dates && { type: 'article', ...dates }),
    breadcrumbs: pageBreadcrumbs(label),
    structuredData: [dates ? articleData(title, description, path, dates, site) : { '@type': 'WebPage', name: title, description, url: path }],
  };
}

function articleData(
  headline: string,
  description: string,
  path: string,
  { published, modified }: { published: string; modified: string },
  site: SiteInfo,
): StructuredData {
  const publisher = { '@type': 'Organization', name: site.name, url: '/' };
  return {
    '@type': 'Article',
    headline,
    description,
    mainEntityOfPage: path,
    datePublished: published,
    dateModified: modified,
    author: publisher,
    publisher,
  };
}
