/** Texts about the site's subject in the shell's layout. They are in the state of each page, so keep them short. */
export interface SiteTexts {
  /** In the footer. */
  tagline: string;
  /** Name of the button that opens the search: `Search recipes`. */
  searchButton: string;
  /** Label of the search field: `Find a recipe`. */
  searchField: string;
  /** Sentence at the end of the not-found page. */
  notFoundHint: string;
  /** Describes the images for social networks. */
  socialImageAlt: string;
}

export interface SiteProfile {
  texts: SiteTexts;
  /** Describes the installed app. */
  appDescription: string;
  /** The page that answers a search, for the browser's address bar and for text shared with the installed app. Since 2.8.0; older shells ignore it. */
  search?: { path: string; parameter: string };
  /** Pages in the menu of the installed app's icon. Since 2.8.0; older shells ignore it. */
  shortcuts?: readonly { name: string; path: string }[];
  /** Symbols in the images of answers. The shell draws no other words, so that no one can make it draw a text. Since 2.11.0. */
  imageWords?: readonly string[];
  offline: {
    /** Sentence after 'You’re offline.' in the banner of pages that the browser renders without a connection. */
    banner: string;
    /** Sentence at the end of the page for addresses that are not saved on the device. */
    page: string;
    /** API paths of responses that pages need. They are saved on the visitor's device. */
    calls: readonly string[];
  };
  /**
   * An API path, and the header of its response that changes with the data of pages. The shell polls it, and discards
   * cached pages after a change.
   */
  dataVersion?: { path: string; header: string };
}

/**
 * The part named `site`: the site's subject. Only the shell's server reads it. If several remotes offer it, the
 * first in the composition is used. Since 2.7.0.
 */
export interface SitePart {
  site: SiteProfile;
}
