import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { findUnit } from '@site/catalogue/engine/find-unit';
import { popularConversions } from '@site/catalogue/popular-conversions';
import { pairFromSlug } from '../../pairs/pair.ts';
import { typedValue } from './typed-value.ts';
import type { TypedValue } from './typed-value.ts';

/** The unlocked widget: its tab, its value, and the units as far as they were chosen; those left out are the category's first pair. */
export interface WidgetState {
  category: string;
  typed: TypedValue;
  from: string | undefined;
  to: string | undefined;
  isTouched: boolean;
}

export type WidgetAction =
  | { type: 'open'; category: string }
  | { type: 'type'; text: string }
  | { type: 'from' | 'to'; id: string }
  /** The units that are shown, and the result that moves into the input. */
  | { type: 'swap'; from: string | undefined; to: string | undefined; result: string };

export function initialWidgetState(category: string, search: URLSearchParams): WidgetState {
  return {
    category,
    typed: typedValue(search.get('value') ?? '1'),
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
    isTouched: false,
  };
}

export function widgetReducer(state: WidgetState, action: WidgetAction): WidgetState {
  switch (action.type) {
    case 'open':
      return { ...state, category: action.category, from: undefined, to: undefined };
    case 'type':
      return { ...state, typed: typedValue(action.text, state.typed), isTouched: true };
    case 'swap':
      return { ...state, from: action.to, to: action.from, typed: typedValue(action.result, state.typed), isTouched: true };
    default:
      return { ...state, [action.type]: action.id, isTouched: true };
  }
}

/** The two units that the widget shows. */
export function shownUnits({ category, from, to }: WidgetState, units: readonly UnitDefinition[]) {
  const first = pairFromSlug(popularConversions[category]?.[0] ?? '', units);
  return {
    from: (from && findUnit(from, units)) || first?.from || units[0],
    to: (to && findUnit(to, units)) || first?.to || units[1],
  };
}
