import type { BreadcrumbItem, NavigationEntry } from '@site/shell-contract';
import type { ComponentType } from 'react';
import type { Source } from './source.ts';

export interface Article {
  /** Canonical site path. */
  path: string;
  /** Used in breadcrumbs and the navigation. */
  label: string;
  /** Places in the shell that link to the article. */
  navigation?: NavigationEntry['places'];
  /** Parent page, unless it is the home page. */
  parent?: BreadcrumbItem;
  title: string;
  description: string;
  lead: string;
  /** ISO dates of a dated article. */
  published?: string;
  modified?: string;
  /** ISO date of the last change to a page without a publication date. */
  lastUpdated?: string;
  sections: readonly ArticleSection[];
  sources?: readonly Source[];
}

export interface ArticleSection {
  /** Fragment of the address. */
  id: string;
  title: string;
  Body: ComponentType;
}
