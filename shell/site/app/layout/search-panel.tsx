import { LoadCache, useLoaded, withSecondAttempt } from '@site/shell-contract';
import type { MobileSearch, MobileSearchProps } from './mobile-search.tsx';
import { Panel } from './panel.ts';

const searches = new LoadCache<typeof MobileSearch>({ most: 1 });
const SEARCH = 'mobile-search';
const load = () => withSecondAttempt(async () => (await import('./mobile-search.tsx')).MobileSearch);

/**
 * Phones open the keyboard only if the field is focused within the tap, so the code must be loaded before. If this
 * fails, opening the panel tries again.
 */
export function loadSearchAhead(): void {
  searches.load(SEARCH, load).catch(() => {});
}

export function SearchPanel(props: MobileSearchProps) {
  const state = useLoaded(searches, SEARCH, load);
  if (state.status === 'loaded') return <state.value {...props} />;
  return state.status === 'failed' ? (
    <Panel id="header-search" data-panel="search" role="status">
      The search didn’t load. Check your connection and open it again.
    </Panel>
  ) : null;
}
