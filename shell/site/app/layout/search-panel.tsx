import { Loads, useLoaded, withSecondAttempt } from '@site/shell-contract';
import type { MobileSearch, MobileSearchProps } from './mobile-search.tsx';
import { Panel } from './panel.ts';

const searches = new Loads<typeof MobileSearch>({ most: 1 });
const SEARCH = 'mobile-search';
const load = () => withSecondAttempt(async () => (await import('./mobile-search.tsx')).MobileSearch);

/**
 * Before its first use: a phone shows its keys only where the field gets the focus within the touch that opens it.
 * What does not come now is asked for again then.
 */
export function loadSearchAhead(): void {
  searches.load(SEARCH, load).catch(() => {});
}

/** The search of phones, which comes once the page is idle. */
export function SearchPanel(props: MobileSearchProps) {
  const state = useLoaded(searches, SEARCH, load);
  if (state.status === 'loaded') return <state.value {...props} />;
  return state.status === 'failed' ? (
    <Panel id="header-search" data-panel="search" role="status">
      The search could not be loaded. Check the connection and open it again.
    </Panel>
  ) : null;
}
