import type { NumberFormat } from '@site/catalog/engine/number-format';
import { currentNumberFormat, useLocation, useNavigate, useSettled } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { useDeferredValue, useState } from 'react';
import { useVisitorFormat, visitorFormat } from '../format/visitor-format.ts';
import { useEarlyText } from '../ui/use-early-text.ts';
import { useVisitReducer, getVisitState } from '../ui/use-visit-reducer.ts';
import type { Found } from './find.ts';
import { hasTwoReadings } from './search-page.ts';
import { rewriteAlternative } from './rewrite-alternative.ts';
import { loadFound, useFound } from './use-found.ts';

export interface PreloadedResults {
  query: string;
  found: Found;
  /** Undefined if the URL has no format. */
  format?: NumberFormat | undefined;
}

export interface BoxQuery {
  initialText?: string;
  preloaded?: PreloadedResults | undefined;
}

const PART = 'box';

export function useConverterBox({ initialText = '', preloaded }: BoxQuery) {
  const { key } = useLocation();
  const [text, setText] = useVisitReducer(PART, (_: string, next: string) => next, initialText);
  const [visit, setVisit] = useState(key);
  // A link clears the box, and Back restores it.
  if (visit !== key) {
    setVisit(key);
    setText(getVisitState<string>(PART, key) ?? initialText);
  }
  const field = useEarlyText(text, setText);
  const navigate = useNavigate();
  const typed = isSearchable(text) ? text.trim() : undefined;
  const query = useDeferredValue(typed);
  const readFormat = useVisitorFormat(preloaded !== undefined);
  const isPreloaded = query !== undefined && preloaded?.query === query && isReadAs(preloaded, readFormat);
  const state = useFound(isPreloaded ? undefined : query);
  const loaded = useWhileLoading(query !== undefined ? state : undefined);
  const found = isPreloaded ? preloaded.found : (loaded ?? (preloaded?.query === query ? preloaded?.found : undefined));
  const settled = useSettled(found);

  const take = (alternative: string) => {
    setText(rewriteAlternative(alternative, currentNumberFormat(), visitorFormat()));
    field.current?.focus();
  };
  const goToFirst = async () => {
    if (typed === undefined) return;
    const found = await loadFound(typed).catch(() => undefined);
    const first = found?.suggestions[0];
    // The error is visible below the text. Don't navigate.
    if (!first || found?.answer?.kind === 'message') return;
    void navigate(first.to);
  };
  return {
    text,
    setText,
    field,
    query,
    found,
    Results: loaded?.Results,
    isSettled: settled === found,
    announced: settled === preloaded?.found ? undefined : settled,
    hasFailed: query !== undefined && state.status === 'failed',
    take,
    goToFirst,
  };
}

/** False if the visitor's format, which the server doesn't know, changes the meaning of a number such as 1.500. */
export function isReadAs({ query, format }: PreloadedResults, readFormat: NumberFormat): boolean {
  return format !== undefined || readFormat === 'comma-point' || !hasTwoReadings(query);
}

/** Keeps the previous results while new ones load, to avoid flicker. */
function useWhileLoading(state: ReturnType<typeof useFound> | undefined) {
  const [last, setLast] = useState<ReturnType<typeof useFound>>();
  if (state?.status !== 'loading' && state !== last) setLast(state);
  const shown = state?.status === 'loading' ? last : state;
  return shown?.status === 'loaded' ? shown.value : undefined;
}
