import type { PageHead, SiteInfo } from '@site/shell-contract';
import type { Navigation } from './layout/navigation.ts';
import type { BrowserComposition } from './remotes/browser-composition.ts';

/** What the server writes into a page for the browser to go on from, as JSON in the element with this id. */
export const PAGE_STATE_ID = 'page-state';

/** The element around a remote's page. */
export const PAGE_ID = 'page';

/** What the page has answered to its address on the server. Its sections stand in the markup. */
export type SentPage = { kind: 'page'; data: unknown; head: PageHead } | { kind: 'not-found' };

export interface PageState {
  site: SiteInfo;
  /** For the copyright line: the server's year, so that both sides write the same. */
  year: number;
  /** Of the frame: browsers go on with what the server has written into it. */
  navigation: Navigation;
  composition: BrowserComposition;
  /** Absent on the shell's own pages. */
  page?: SentPage | undefined;
  /** True where the server could not render the page: what stands in its place is not hydrated, the browser tries on its own. */
  isStopgap?: boolean;
  /** Origin of the analytics service, where it is on. */
  analyticsOrigin?: string | undefined;
}
