/** A slot for links in the shell's layout. */
export type NavigationPlace =
  /** The header, and the top of the menu on phones. */
  | 'main'
  /** Under 'More' in the header and the menu. */
  | 'more'
  /** After `main` and `more`: the page that lists all others. */
  | 'all'
  /** Next to the header's buttons: the search page. */
  | 'find'
  /** The bottom bar on phones, after the home link. At most four. */
  | 'bottom'
  /** Footer groups. */
  | 'categories'
  | 'quick-links'
  | 'read'
  /** The not-found page. */
  | 'not-found'
  /** The page that lists every page: see `useSiteLinks`. Since 2.7.0; older shells ignore it. */
  | 'sitemap';

export interface NavigationStand {
  /** Sorts the links of all remotes together. Ties follow the order of remotes in the composition. */
  order: number;
  /** Replaces the entry's label in this slot. */
  label?: string;
  /** For a label that does not describe the page to a crawler. */
  rel?: 'nofollow';
}

export interface NavigationEntry {
  label: string;
  /** Path of one of the remote's pages. The shell omits the entry if the composition does not route the path to this remote. */
  to: string;
  /** SVG path data for `Icon`, on a 24 × 24 grid. */
  icon?: string;
  /** Path prefixes for which the entry is also marked as current. */
  under?: readonly string[];
  places: Readonly<Partial<Record<NavigationPlace, NavigationStand>>>;
}

/** The part named `navigation`: links to the remote's pages in the shell's layout. Only the shell's server reads it. */
export interface NavigationPart {
  navigation: readonly NavigationEntry[];
}
