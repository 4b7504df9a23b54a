/** A place for links in the shell's layout. */
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
  | 'not-found';

export interface NavigationStand {
  /** Order among the links of all remotes. Ties follow the order of remotes in the composition. */
  order: number;
  label?: string;
  /** For a label that does not describe the page to crawlers. */
  rel?: 'nofollow';
}

export interface NavigationEntry {
  label: string;
  /** Path of one of the remote's pages. The shell omits entries that the composition routes elsewhere. */
  to: string;
  /** SVG path data for `Icon`, on a 24 × 24 grid. */
  icon?: string;
  /** Path prefixes that mark the entry as current, too. */
  under?: readonly string[];
  places: Readonly<Partial<Record<NavigationPlace, NavigationStand>>>;
}

/** The part named `navigation`. Only the shell's server reads it. */
export interface NavigationPart {
  navigation: readonly NavigationEntry[];
}
