import type { NavigationPlace } from '@site/shell-contract';

export interface NavigationLink {
  label: string;
  to: string;
  /** SVG path data. */
  icon?: string;
  /** Path prefixes of pages that belong to this link. */
  under?: readonly string[];
  rel?: 'nofollow';
}

export type Navigation = Readonly<Record<NavigationPlace, readonly NavigationLink[]>>;

export const NO_NAVIGATION: Navigation = {
  main: [],
  more: [],
  all: [],
  find: [],
  bottom: [],
  categories: [],
  'quick-links': [],
  read: [],
  tools: [],
  'not-found': [],
  sitemap: [],
};
