import type { BreadcrumbItem } from '@site/shell-contract';
import { pairLabel } from '../pairs/pair.ts';
import type { Pair } from '../pairs/pair.ts';

export function fromHome(...items: readonly BreadcrumbItem[]): readonly BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, ...items];
}

export function pairBreadcrumbs(pair: Pair, categoryName: string) {
  return fromHome({ label: categoryName, to: `/category/${pair.from.category}` }, { label: pairLabel(pair) });
}
