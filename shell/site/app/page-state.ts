import type { PageHead, SiteInfo, SiteTexts } from '@site/shell-contract';
import type { Navigation } from './services/navigation.ts';
import type { BrowserComposition } from './remotes/browser-composition.ts';

/** Element ID of the JSON state that the server writes for hydration. */
export const PAGE_STATE_ID = 'page-state';

export const PAGE_ID = 'page';

/** The result of the page's `load` on the server. Its sections are in the markup. */
export type SentPage = { kind: 'page'; data: unknown; head: PageHead } | { kind: 'not-found' };

export interface PageState {
  site: SiteInfo;
  navigation: Navigation;
  texts: SiteTexts;
  composition: BrowserComposition;
  /** Absent on the shell's own pages. */
  page?: SentPage | undefined;
  /** True if the server could not render the page. The browser then renders it instead of hydrating the placeholder. */
  isPlaceholder?: boolean;
  isEmbedded?: boolean;
  /** API paths to save on the device. Only the app shell has them, because it renders pages offline. */
  offlineCalls?: readonly string[];
  analyticsOrigin?: string | undefined;
}
