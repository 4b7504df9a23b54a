import { LoadCache, useLoaded, withSecondAttempt, type SiteTexts } from '@site/shell-contract';
import type { Navigation } from './navigation.ts';
import { Panel } from './panel.ts';
import type * as Panels from './panels.tsx';
import type { SearchResultsProps } from './search-results.tsx';
import type { Search } from './use-header-search.ts';

const loads = new LoadCache<typeof Panels>({ most: 1 });
const PANELS = 'panels';
const load = () => withSecondAttempt(() => import('./panels.tsx'));

/**
 * Phones open the keyboard only if the field is focused within the tap, so the code must be loaded before. If this
 * fails, opening a panel tries again.
 */
export function loadPanelsAhead(): void {
  loads.load(PANELS, load).catch(() => {});
}

/** Shows nothing until it is loaded. Submitting the form works before. */
export function LoadedSearchResults(props: SearchResultsProps) {
  const state = useLoaded(loads, PANELS, load);
  return state.status === 'loaded' ? <state.value.SearchResults {...props} /> : null;
}

interface LoadedPanelProps {
  name: 'search' | 'menu';
  navigation: Navigation;
  texts: SiteTexts;
  search: Search | undefined;
  close: () => void;
}

export function LoadedPanel({ name, navigation, texts, search, close }: LoadedPanelProps) {
  const state = useLoaded(loads, PANELS, load);
  if (state.status === 'failed')
    return (
      <Panel id={`header-${name}`} data-panel={name} role="status">
        {`The ${name} didn’t load. Check your connection and open it again.`}
      </Panel>
    );
  if (state.status === 'loading') return null;
  const { MobileMenu, MobileSearch } = state.value;
  return name === 'menu' ? (
    <MobileMenu navigation={navigation} />
  ) : (
    <MobileSearch label={texts.searchField} search={search} close={close} />
  );
}
