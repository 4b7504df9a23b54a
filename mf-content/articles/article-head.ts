import type { PageHead, SiteInfo, StructuredData } from '@site/shell-contract';
import { type Article, pageBreadcrumbs } from './article.ts';

/** The shell adds the breadcrumb list. */
export function articleHead(article: Article, site: SiteInfo): PageHead {
  const { path, label, parent, title, description, published, modified } = article;
  const dated = published && modified ? { type: 'article' as const, published, modified } : undefined;
  return {
    title,
    description,
    canonical: path,
    ...dated,
    breadcrumbs: pageBreadcrumbs(label, parent),
    structuredData: [dated ? articleData(article, site) : pageData(article)],
  };
}

function pageData({ path, title, description, lastUpdated }: Article): StructuredData {
  return { '@type': 'WebPage', name: title, description, url: path, ...(lastUpdated && { dateModified: lastUpdated }) };
}

function articleData({ path, title, description, published, modified }: Article, site: SiteInfo): StructuredData {
  const publisher = { '@type': 'Organization', name: site.name, url: '/' };
  return {
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: path,
    datePublished: published,
    dateModified: modified,
    author: publisher,
    publisher,
  };
}
