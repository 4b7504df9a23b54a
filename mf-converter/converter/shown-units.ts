import { findUnit } from '@site/catalogue/engine/find-unit';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { mostAskedConversion } from '@site/catalogue/most-asked-conversion';
import { pairFromSlug } from '../pairs/pair.ts';
import { activeEntry, stateFromAddress } from './converter-state.ts';
import type { ConverterState, Entry, ShownUnits } from './converter-state.ts';
import { viewOfEntry, viewOfValue } from './converter-view.ts';
import type { ConverterView, ViewStyle } from './converter-view.ts';

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

interface Views {
  /** From the first unit to the second one, which the visitor may type in. */
  view: ConverterView;
  /** From the unit that the visitor types in. */
  fields: ConverterView;
}

export function converterViews(state: ConverterState, units: readonly UnitDefinition[], style: ViewStyle): Views {
  const entry = activeEntry(state);
  const shown = shownUnits(state, units);
  const view = viewOfValue(entry.typed, shown, units, style);
  return { view, fields: entry.opposite ? viewOfEntry(entry, shown, units, style) : view };
}
