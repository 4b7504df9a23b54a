import type { NavigationPlace } from '@site/shell-contract';

/** A link of the frame, as it stands in one place of it. */
export interface NavigationLink {
  label: string;
  /** Site path. */
  to: string;
  /** Path data of its drawing. */
  icon?: string;
  /** Beginnings of paths that belong to it. */
  under?: readonly string[];
  rel?: 'nofollow';
}

/** What the remotes that are there have offered, each place in the order in which it is shown. */
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
  'not-found': [],
};
