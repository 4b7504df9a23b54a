import type { BreadcrumbItem, NavigationEntry } from '@site/shell-contract';
import type { ComponentType } from 'react';
import type { Source } from './source.ts';

/** A page of text under headings of its own, such as the one about units. */
export interface Article {
  /** Canonical site path. */
  path: string;
  /** In breadcrumbs and in the navigation. */
  label: string;
  /** Where the shell links to it. Without places, only other pages do. */
  navigation?: NavigationEntry['places'];
  /** The page above it, where that is not the home page. */
  parent?: BreadcrumbItem;
  title: string;
  description: string;
  lead: string;
  /** ISO dates; absent on pages that are no dated article. */
  published?: string;
  modified?: string;
  /** ISO date of the last change, on a page that is no dated article. */
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
