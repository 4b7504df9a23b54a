import { findUnit } from '@site/catalogue/engine/find-unit';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { mostAskedConversion } from '@site/catalogue/most-asked-conversion';
import { pairFromSlug } from '../pairs/pair.ts';
import { stateFromAddress } from './address-query.ts';
import { activeEntry } from './converter-state.ts';
import type { ConverterState, Entry, ShownUnits } from './converter-state.ts';
import { viewsOf } from './converter-view.ts';
import type { ViewStyle } from './converter-view.ts';

/** In its own module, because pages with fixed units don't need it. */
export function shownUnits(state: ConverterState, units: readonly UnitDefinition[]): ShownUnits {
  return unitsOfEntry(activeEntry(state), state.category, units);
}

export function unitsOfEntry(
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
  const unit = unitsOfEntry(chosen, category, units).from;
  return stateFromAddress(category, query, unit && { unit, units }, chosen);
}

export function converterViews(state: ConverterState, units: readonly UnitDefinition[], style: ViewStyle) {
  return viewsOf(activeEntry(state), shownUnits(state, units), units, style);
}
