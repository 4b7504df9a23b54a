import { quickConverterTabs } from '@site/catalogue/converter-tabs';

/** What a tab keeps while others are looked at. */
export interface QuickEntry {
  text: string;
  from: string;
  to: string;
}

export interface QuickState {
  active: string;
  entries: Readonly<Record<string, QuickEntry>>;
}

export type QuickAction =
  | { type: 'open'; category: string }
  | { type: 'swap' }
  | { type: 'change'; entry: Partial<QuickEntry> };

export const initialQuickState: QuickState = {
  active: quickConverterTabs[0].category,
  entries: Object.fromEntries(quickConverterTabs.map(({ category, from, to }) => [category, { text: '1', from, to }])),
};

export function activeEntry({ active, entries }: QuickState): QuickEntry {
  return entries[active] ?? { text: '1', from: '', to: '' };
}

export function quickReducer(state: QuickState, action: QuickAction): QuickState {
  if (action.type === 'open') return { ...state, active: action.category };
  const entry = activeEntry(state);
  const next = action.type === 'swap' ? { ...entry, from: entry.to, to: entry.from } : { ...entry, ...action.entry };
  return { ...state, entries: { ...state.entries, [state.active]: next } };
}
