import { fromHome } from '../ui/breadcrumbs.ts';
import { pairLabel } from './pair.ts';
import type { Pair } from './pair.ts';

/** In a component's file, an export like this would reload the page after each edit. */
export function pairBreadcrumbs(pair: Pair, categoryName: string) {
  return fromHome({ label: categoryName, to: `/category/${pair.from.category}` }, { label: pairLabel(pair) });
}
