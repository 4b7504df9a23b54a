import type { ComponentType } from 'react';

/** A page of text under headings of its own, such as the one about units. */
export interface Article {
  /** Canonical site path. */
  path: string;
  /** In breadcrumbs. */
  label: string;
  title: string;
  description: string;
  lead: string;
  /** ISO dates; absent on pages that are no dated article. */
  published?: string;
  modified?: string;
  /** ISO date of the last change, on a page that is no dated article. */
  lastUpdated?: string;
  sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** Fragment of the address. */
  id: string;
  title: string;
  Body: ComponentType;
}
