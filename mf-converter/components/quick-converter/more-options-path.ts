import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import type { QuickEntry } from './quick-state.ts';

/** The page of the chosen pair when it is a known one, otherwise that of the category. */
export function moreOptionsPath(category: string, entry: QuickEntry, units: readonly UnitDefinition[]): string {
  const from = units.find(({ id }) => id === entry.from);
  const to = units.find(({ id }) => id === entry.to);
  return from && to && from !== to ? pairPath(pairOf(from, to)) : `/category/${category}`;
}
