import type { NavigationPlace } from '@site/shell-contract';

export interface NavigationLink {
  label: string;
  to: string;
  /** SVG path data on a 24 × 24 grid. */
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

/** Returns `page` on the link's own page and `true` on pages below it. */
export function currentLink(path: string, { to, under = [] }: NavigationLink): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return [to, ...under].some((prefix) => path.startsWith(`${prefix}/`)) ? 'true' : undefined;
}
