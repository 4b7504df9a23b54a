import { useNavigate, useSettled } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { useDeferredValue, useState } from 'react';
import { useEarlyText } from '../ui/use-early-text.ts';
import type { Found } from './find.ts';
import { loadFound, useFound } from './use-found.ts';

export interface BoxQuery {
  /** The text from the address. */
  initialText?: string;
  /** Results included in the page. */
  preloaded?: { query: string; found: Found } | undefined;
}

export function useConverterBox({ initialText = '', preloaded }: BoxQuery) {
  const [text, setText] = useState(initialText);
  const [syncedText, setSyncedText] = useState(initialText);
  if (syncedText !== initialText) {
    setSyncedText(initialText);
    setText(initialText);
  }
  const field = useEarlyText(text, setText);
  const navigate = useNavigate();
  const typed = isSearchable(text) ? text.trim() : undefined;
  // Typing stays responsive while the search runs.
  const query = useDeferredValue(typed);
  const isPreloaded = query !== undefined && preloaded?.query === query;
  const state = useFound(isPreloaded ? undefined : query);
  const loaded = useWhileLoading(query !== undefined ? state : undefined);
  const found = isPreloaded ? preloaded.found : loaded;
  const settled = useSettled(found);

  const take = (other: string) => {
    setText(other);
    field.current?.focus();
  };
  const goToFirst = async () => {
    if (typed === undefined) return;
    const found = await loadFound(typed).catch(() => undefined);
    const first = found?.suggestions[0];
    // The error is visible below the text. Don't navigate.
    if (!first || found?.answer?.kind === 'message') return;
    setText('');
    void navigate(first.to);
  };
  return {
    text,
    setText,
    field,
    query,
    found,
    /** Loads with the first results. */
    Results: loaded?.Results,
    isSettled: settled === found,
    announced: settled === preloaded?.found ? undefined : settled,
    hasFailed: query !== undefined && state.status === 'failed',
    take,
    goToFirst,
  };
}

/** Keeps the previous results while new ones load, to avoid flicker. */
function useWhileLoading(state: ReturnType<typeof useFound> | undefined) {
  const [last, setLast] = useState<ReturnType<typeof useFound>>();
  if (state?.status !== 'loading' && state !== last) setLast(state);
  const shown = state?.status === 'loading' ? last : state;
  return shown?.status === 'loaded' ? shown.value : undefined;
}
