import { findUnit } from '@site/catalogue/engine/find-unit';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { mostAskedConversion } from '@site/catalogue/most-asked-conversion';
import { pairFromSlug } from '../pairs/pair.ts';
import { stateFromAddress } from './address-query.ts';
import type { ConverterState, Entry, ShownUnits } from './converter-state.ts';

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

export function chosenFromAddress(
  category: string,
  query: URLSearchParams,
  units: readonly UnitDefinition[],
): ConverterState {
  const chosen = { from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
  const unit = shownUnits(chosen, category, units).from;
  return stateFromAddress(category, query, unit && { unit, units }, chosen);
}
