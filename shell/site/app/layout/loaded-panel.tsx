import { LoadCache, useLoaded, withSecondAttempt } from '@site/shell-contract';
import { Panel } from './panel.ts';
import type * as Panels from './panels.tsx';
import type { SearchResultsProps } from './search-results.tsx';

const loads = new LoadCache<typeof Panels>({ most: 1 });
const PANELS = 'panels';
const load = () => withSecondAttempt(() => import('./panels.tsx'));

/** Phones open the keyboard only if the field gets the focus during the tap. Opening a panel retries a failed load. */
export function loadPanelsAhead(): void {
  loads.load(PANELS, load).catch(() => {});
}

/** Shows nothing until the code has loaded. Until then, the form can still be submitted. */
export function LoadedSearchResults(props: SearchResultsProps) {
  const state = useLoaded(loads, PANELS, load);
  return state.status === 'loaded' ? <state.value.SearchResults {...props} /> : null;
}

export function LoadedPanel({ name, close }: { name: 'search' | 'menu'; close: () => void }) {
  const state = useLoaded(loads, PANELS, load);
  if (state.status === 'failed')
    return (
      <Panel id={`header-${name}`} data-panel={name} role="status">
        {`The ${name} didn’t load. Check your connection and open it again.`}
      </Panel>
    );
  if (state.status === 'loading') return null;
  const { MobileMenu, MobileSearch } = state.value;
  return name === 'menu' ? <MobileMenu /> : <MobileSearch close={close} />;
}
