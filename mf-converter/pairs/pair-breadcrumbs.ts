import { fromHome } from '../ui/breadcrumbs.ts';
import { pairLabel } from './pair.ts';
import type { Pair } from './pair.ts';

/** If a component's file exported this function, every edit would reload the page. */
export function pairBreadcrumbs(pair: Pair, categoryName: string) {
  return fromHome({ label: categoryName, to: `/category/${pair.from.category}` }, { label: pairLabel(pair) });
}
