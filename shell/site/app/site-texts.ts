import type { SiteTexts } from '@site/shell-contract';

/** Used if no available remote offers the part `site`. */
export const NEUTRAL_TEXTS: SiteTexts = {
  tagline: '',
  searchButton: 'Search',
  searchField: 'Search this site',
  notFoundHint: '',
  socialImageAlt: '',
};
