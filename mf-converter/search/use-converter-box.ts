import { useNavigate } from '@site/shell-contract';
import { useDeferredValue, useState } from 'react';
import { useEarlyText } from '../ui/use-early-text.ts';
import { useSettled } from '../ui/use-settled.ts';
import { isSearchable } from './find.ts';
import type { Found } from './find.ts';
import { loadFound, useFound } from './use-found.ts';

export interface AskedBox {
  /** The text that the address asks for, if it does. */
  asked?: string;
  /** What came with the page for a text. */
  brought?: { query: string; found: Found } | undefined;
}

/** What was typed into a box, and what is found for it. */
export function useConverterBox({ asked = '', brought }: AskedBox) {
  const [text, setText] = useState(asked);
  const [begunWith, setBegunWith] = useState(asked);
  if (begunWith !== asked) {
    setBegunWith(asked);
    setText(asked);
  }
  const field = useEarlyText(text, setText);
  const navigate = useNavigate();
  const typed = isSearchable(text) ? text.trim() : undefined;
  // The text comes with the key, what it asks for as soon as the browser has time.
  const query = useDeferredValue(typed);
  const isBrought = query !== undefined && brought?.query === query;
  const state = useFound(isBrought ? undefined : query);
  const loaded = useWhileLoading(query !== undefined ? state : undefined);
  const found = isBrought ? brought.found : loaded;
  const settled = useSettled(found);

  const take = (other: string) => {
    setText(other);
    field.current?.focus();
  };
  const goToFirst = async () => {
    if (typed === undefined) return;
    const found = await loadFound(typed).catch(() => undefined);
    const first = found?.suggestions[0];
    // What is wrong with a text stands under it: no converter was asked for.
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
    /** Shows it under a box: comes with it. */
    Results: loaded?.Results,
    isSettled: settled === found,
    /** What is to be read aloud: nothing of what the page came with. */
    announced: settled === brought?.found ? undefined : settled,
    hasFailed: query !== undefined && state.status === 'failed',
    /** Puts another text into the box. */
    take,
    goToFirst,
  };
}

/** What was found before stays until the next is: taken away and put back with each key, it would flicker. */
function useWhileLoading(state: ReturnType<typeof useFound> | undefined) {
  const [last, setLast] = useState<ReturnType<typeof useFound>>();
  if (state?.status !== 'loading' && state !== last) setLast(state);
  const shown = state?.status === 'loading' ? last : state;
  return shown?.status === 'loaded' ? shown.value : undefined;
}
