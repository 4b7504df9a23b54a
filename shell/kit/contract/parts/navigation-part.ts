/** Where in the shell's frame a link may stand. */
export type NavigationPlace =
  /** The header itself, and the first of the menu on phones. */
  | 'main'
  /** Under 'More' there. */
  | 'more'
  /** After both: the page from which one reaches all others. */
  | 'all'
  /** Beside the header's tools: the page on which one searches. */
  | 'find'
  /** Under the thumb on phones, after the link home. At most four. */
  | 'bottom'
  /** The groups of the footer. */
  | 'categories'
  | 'quick-links'
  | 'read'
  /** The way on from an address that is none. */
  | 'not-found';

export interface NavigationStand {
  /** Links stand by it, those of all remotes together; of the same order, by the order of the remotes in the composition. */
  order: number;
  /** Another label than elsewhere. */
  label?: string;
  /** For a label that tells a crawler nothing of the page. */
  rel?: 'nofollow';
}

export interface NavigationEntry {
  label: string;
  /** Path of a page of the remote's own. Where the composition has given that address to nobody or to another, the entry is left out. */
  to: string;
  /** A line drawing as the kit's `Icon` draws it: path data on a grid of 24. */
  icon?: string;
  /** Beginnings of further paths that belong to it: on these too it is marked as the current one. */
  under?: readonly string[];
  places: Readonly<Partial<Record<NavigationPlace, NavigationStand>>>;
}

/** The part named `navigation`: links to the remote's pages in the shell's frame. For the shell's server alone. */
export interface NavigationPart {
  navigation: readonly NavigationEntry[];
}
