export type NavigationPlace =
  /** The header, and the top of the menu on phones. */
  | 'main'
  /** Under 'More' in the header and the menu. */
  | 'more'
  /** The page that lists all others, after `main` and `more`. */
  | 'all'
  /** The search page, next to the header's buttons. */
  | 'find'
  /** The bottom bar on phones, after the home link. At most four. */
  | 'bottom'
  /** Footer groups. */
  | 'categories'
  | 'quick-links'
  | 'read'
  /** What visitors make or look up: a footer group, and a group of the menus. Since 2.11.0; older shells ignore it. */
  | 'tools'
  | 'not-found'
  /** The page that lists every page: see `useSiteLinks`. Since 2.7.0; older shells ignore it. */
  | 'sitemap';

export interface NavigationPlacement {
  /** Order among all remotes' links. Ties follow the order of remotes in the composition. */
  order: number;
  label?: string;
  /** For a label that does not describe the page to crawlers. */
  rel?: 'nofollow';
}

export interface NavigationEntry {
  label: string;
  /** The shell omits entries whose path is not one of the remote's pages. */
  to: string;
  /** SVG path data on a 24 × 24 grid. */
  icon?: string;
  /** Path prefixes that mark the entry as current, too. */
  under?: readonly string[];
  places: Readonly<Partial<Record<NavigationPlace, NavigationPlacement>>>;
}

/** Only the shell's server reads it. */
export interface NavigationPart {
  navigation: readonly NavigationEntry[];
}
