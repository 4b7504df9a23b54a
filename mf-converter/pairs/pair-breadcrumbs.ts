import { fromHome } from '../ui/breadcrumbs.ts';
import { pairLabel } from './pair.ts';
import type { Pair } from './pair.ts';

/** Apart from the page's components: a file that exports anything else reloads the page after an edit. */
export function pairBreadcrumbs(pair: Pair, categoryName: string) {
  return fromHome({ label: categoryName, to: `/category/${pair.from.category}` }, { label: pairLabel(pair) });
}
