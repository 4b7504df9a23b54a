import type { BreadcrumbItem } from '@site/shell-contract';
import { pairLabel } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';

export function converterBreadcrumbs(pair: Pair, categoryName: string): BreadcrumbItem[] {
  return [
    { label: 'Home', to: '/' },
    { label: categoryName, to: `/category/${pair.from.category}` },
    { label: pairLabel(pair) },
  ];
}
