import type { ApiClient } from '@site/api-contract';
import type { SiteInfo } from './route/page.ts';

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
  /** Tools and reference pages, a group in the footer and the menus. Since 2.11.0. */
  | 'tools'
  | 'not-found'
  /** The page that lists every page. See `useSiteLinks`. Since 2.7.0. */
  | 'sitemap';

export interface NavigationPlacement {
  /** Order among all remotes' links. Ties follow the order of remotes in the composition. */
  order: number;
  label?: string;
  /** Set this if the label does not describe the page to crawlers. */
  rel?: 'nofollow';
}

export interface NavigationEntry {
  label: string;
  /** The shell omits entries whose path is not one of the remote's pages. */
  to: string;
  /** SVG path data on a 24 × 24 grid. */
  icon?: string;
  /** Prefixes of other paths on which the entry is marked as current. */
  under?: readonly string[];
  places: Readonly<Partial<Record<NavigationPlace, NavigationPlacement>>>;
}

/** The modules of the parts `navigation`, `sitemap`, `form`, `site`, and `llms` run only on the shell's server. */
export interface NavigationPart {
  navigation: readonly NavigationEntry[];
}

export interface SitemapEntry {
  path: string;
  /** ISO date, with an optional time. Defaults to the build date. */
  lastModified?: string | undefined;
}

export interface SitemapContext {
  site: SiteInfo;
  api: ApiClient;
}

export interface SitemapPart {
  /** A function must reject if it cannot list every page, because search engines drop missing pages. */
  sitemap: readonly SitemapEntry[] | ((context: SitemapContext) => Promise<readonly SitemapEntry[]>);
}

/** Provides results for the header's search. Runs in browsers. A site has one. */
export interface SuggestPart {
  /**
   * Returns at most five pages, best match first, and none for fewer than two characters. If `answer` has a result, the
   * first suggestion is its page.
   */
  suggest: (text: string) => Promise<readonly { label: string; to: string }[]>;
  /** Returns undefined if the suggestions are enough. Since 2.1.0. */
  answer?: (text: string) => Promise<SearchAnswer | undefined>;
}

/** The parts of an answer that visitors can copy and share. */
export interface CopyableAnswer {
  text: string;
  /** Undefined if the answer has no unit. */
  withUnit?: string;
  /** Title for the browser's share dialog. */
  title: string;
  /** Path of a page that shows the answer. */
  path: string;
}

export interface SearchAlternative {
  q: string;
  /** Button label: `5 fluid ounces in milliliters`. */
  label: string;
}

export type SearchAnswer =
  | {
      kind: 'result';
      /** The query as understood: `5 feet 3 inches in centimeters`. */
      reading: string;
      /** The result without `=` or `≈`: `160.02 centimeters`. */
      text: string;
      isExact: boolean;
      /** Alternative forms of the result (`≈ 5 ft 6 15/16 in`), and notes in a sentence. */
      more: readonly string[];
      /** Adds buttons that copy and share the answer. Since 2.11.0; older shells ignore it. */
      copyable?: CopyableAnswer;
      /** Other meanings of the text, most likely first. */
      alternatives: readonly SearchAlternative[];
    }
  | {
      kind: 'message';
      /** The problem and its fix, in one or two sentences. */
      message: string;
      alternatives: readonly SearchAlternative[];
    };

/** Site-specific wording in the shell's layout. Every document contains it, so keep it short. */
export interface SiteTexts {
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
  appDescription: string;
  /** Page that receives searches from the address bar and text shared with the installed app. Since 2.8.0. */
  search?: { path: string; parameter: string };
  /** Pages in the menu of the installed app's icon. Since 2.8.0. */
  shortcuts?: readonly { name: string; path: string }[];
  /** The only words that the shell draws in images, so that a crafted URL cannot make it draw any text. Since 2.11.0. */
  imageWords?: readonly string[];
  offline: {
    /** Sentence after 'You’re offline.' in the banner of pages that the browser renders without a connection. */
    banner: string;
    /** Sentence at the end of the page for URLs that are not saved on the device. */
    page: string;
    /** API paths of responses that pages need. They are saved on the visitor's device. */
    calls: readonly string[];
  };
  /** The shell polls this API path and discards cached pages when this response header changes. */
  dataVersion?: { path: string; header: string };
}

/** If several remotes offer it, the shell uses the first in the composition. Since 2.7.0. */
export interface SitePart {
  site: SiteProfile;
}

/** A form that can be posted without scripts. */
export interface PlainForm {
  /** Path of the page with the form. It receives validation errors in `context.submission`. */
  page: string;
  action: string;
  /** Path to redirect to after success, with an optional query. */
  done: string;
}

export interface FormPart {
  form: PlainForm;
}

export interface LlmsLink {
  label: string;
  /** Path of a page or of the API. */
  to: string;
  note?: string;
}

export interface LlmsSection {
  title: string;
  links: readonly LlmsLink[];
}

/** Sections of `/llms.txt`. Since 2.9.0. */
export interface LlmsPart {
  llms: readonly LlmsSection[];
}
