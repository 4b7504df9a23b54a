import { findUnit } from '@site/catalogue/engine/find-unit';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { mostAskedConversion } from '@site/catalogue/most-asked-conversion';
import { pairFromSlug } from '../pairs/pair.ts';
import type { Entry, ShownUnits } from './converter-state.ts';

/** In its own module, because pages with fixed units don't need it. */
export function shownUnits(
  { from, to }: Pick<Entry, 'from' | 'to'>,
  category: string,
  units: readonly UnitDefinition[],
): ShownUnits {
  const first = pairFromSlug(mostAskedConversion[category] ?? '', units);
  return {
    from: (from && findUnit(from, units)) || first?.from || units[0],
    to: (to && findUnit(to, units)) || first?.to || units[1],
  };
}
