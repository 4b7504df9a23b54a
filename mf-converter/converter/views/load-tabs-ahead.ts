import { loadUnitsAhead } from '../use-units.ts';
import { scaleFor } from './lazy-parts.ts';

/** So that a tab shows its result as soon as it is opened. */
export function loadTabsAhead(tabs: readonly { category: string }[]): void {
  void loadUnitsAhead(tabs.map(({ category }) => category));
  // If this fails, opening the tab tries again.
  for (const { category } of tabs)
    scaleFor(category)
      .load()
      .catch(() => {});
}
