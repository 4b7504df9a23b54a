import type { NavigationEntry, NavigationPlace, NavigationPlacement } from '@site/shell-contract';

/** An entry as shown in one place, without its other places. */
export type NavigationLink = Omit<NavigationEntry, 'places'> & Pick<NavigationPlacement, 'rel'>;

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
