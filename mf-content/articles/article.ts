import type { BreadcrumbItem, NavigationEntry, NavigationPlacement } from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { Source } from './source.ts';

/** The export `article` of an article's file. `article-list.ts` adds the path. */
export interface ArticleFile {
  label: string;
  /** Places that link to the article. The sitemap page links to every article. */
  navigation: NavigationEntry['places'] & { sitemap: NavigationPlacement };
  /** Omitted if the parent is the home page. */
  parent?: BreadcrumbItem;
  title: string;
  description: string;
  lead: string;
  published?: string;
  modified?: string;
  /** ISO date of the last change to a page without a publication date. */
  lastUpdated?: string;
  sections: readonly ArticleSection[];
  sources?: readonly Source[];
}

export interface Article extends ArticleFile {
  path: string;
}

export interface ArticleSection {
  /** Fragment of the section's URL. */
  id: string;
  title: string;
  body: ReactNode;
}

export const GUIDES_BREADCRUMB: BreadcrumbItem = { label: 'Conversion Guides', to: '/conversion-guides' };
export const SIZES_BREADCRUMB: BreadcrumbItem = { label: 'Size Charts', to: '/size-charts' };

export function pageBreadcrumbs(label: string, parent?: BreadcrumbItem): BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, ...(parent ? [parent] : []), { label }];
}
