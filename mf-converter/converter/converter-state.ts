import { findUnit } from '@site/catalogue/engine/find-unit';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { rational } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { popularConversions } from '@site/catalogue/popular-conversions';
import { pairFromSlug } from '../pairs/pair.ts';

/** What stands in a 'From' field, and the number that it holds or last held. */
export interface TypedValue {
  text: string;
  state: 'number' | 'empty' | 'not-a-number';
  /** Of the last text that was a number: what is empty or no number triggers no recomputation. */
  value: Rational;
  valueText: string;
}

const ONE: TypedValue = { text: '1', state: 'number', value: rational(1n), valueText: '1' };

/** `previous` is what stood in the field before; at first, 1. */
export function typedValue(text: string, previous: TypedValue = ONE): TypedValue {
  const parsed = parseDecimal(text);
  if (parsed.ok) return { text, state: 'number', value: parsed.value, valueText: text.trim() };
  return { ...previous, text, state: parsed.code === 'EMPTY' ? 'empty' : 'not-a-number' };
}

/** The number and the two units of one category. A unit that was not chosen is that of the category's most popular pair. */
export interface Entry {
  typed: TypedValue;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ConverterState {
  /** The one that is open, where there are tabs. */
  category: string;
  entries: Readonly<Record<string, Entry>>;
  /** Something was typed, chosen or swapped: from then on the address follows. */
  isTouched: boolean;
}

export type ConverterEvent =
  | { type: 'type'; text: string }
  | { type: 'choose'; side: 'from' | 'to'; unit: string }
  /** Exchanges the units that are shown. `text` is what the field holds from then on: by default, what it held. */
  | { type: 'swap'; shown: ShownUnits; text?: string | undefined }
  /** Opens a tab, with what it held; `typed` is a number to begin anew with, in the category's first pair. */
  | { type: 'open'; category: string; typed?: TypedValue };

/** A converter of one category. `query` is the address's: its `value`, `from` and `to` are begun with. */
export function stateFromAddress(category: string, query: URLSearchParams): ConverterState {
  const entry = { typed: typedValue(query.get('value') ?? '1'), from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
  return { category, entries: { [category]: entry }, isTouched: false };
}

export function activeEntry({ category, entries }: ConverterState): Entry {
  return entries[category] ?? { typed: ONE };
}

export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  const entry = activeEntry(state);
  switch (event.type) {
    case 'type':
      return withEntry(state, { ...entry, typed: typedValue(event.text, entry.typed) });
    case 'choose':
      return withEntry(state, { ...entry, [event.side]: event.unit });
    case 'swap': {
      const { shown, text = entry.typed.text } = event;
      return withEntry(state, { typed: typedValue(text, entry.typed), from: shown.to?.id ?? entry.to, to: shown.from?.id ?? entry.from });
    }
    case 'open': {
      const { category, typed } = event;
      return { ...state, category, entries: typed ? { ...state.entries, [category]: { typed } } : state.entries };
    }
  }
}

function withEntry(state: ConverterState, entry: Entry): ConverterState {
  return { ...state, entries: { ...state.entries, [state.category]: entry }, isTouched: true };
}

/** Undefined while the category's units are on their way, or where they did not come. */
export interface ShownUnits {
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
}

/** The two units that the converter shows, of those of the open category. */
export function shownUnits(state: ConverterState, units: readonly UnitDefinition[]): ShownUnits {
  const { from, to } = activeEntry(state);
  const first = pairFromSlug(popularConversions[state.category]?.[0] ?? '', units);
  return {
    from: (from && findUnit(from, units)) || first?.from || units[0],
    to: (to && findUnit(to, units)) || first?.to || units[1],
  };
}

/**
 * What the address's query should say; undefined until something was changed. `shown` are the units for it to name, where its path
 * does not; what is empty leaves the address.
 */
export function addressQuery(state: ConverterState, shown?: ShownUnits): Record<string, string> | undefined {
  if (!state.isTouched) return undefined;
  const value = activeEntry(state).typed.text.trim();
  return shown ? { value, from: shown.from?.id ?? '', to: shown.to?.id ?? '' } : { value };
}
