import type { SearchAnswer } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import type { NavigationLink } from './navigation.ts';
import { useSettled } from './use-settled.ts';

/** What the search shows for a text. */
export interface SearchFound {
  links: readonly NavigationLink[];
  answer?: SearchAnswer | undefined;
}

/** Answers what a visitor has typed, and finds converters for it, the best first. */
export type Search = (text: string) => Promise<SearchFound>;

/** Characters from which a search begins, and how many suggestions are shown. */
const SEARCH_MINIMUM = 2;
const MOST_SUGGESTIONS = 5;
/** What is wrong with a text is said, and what was found is read aloud, once the typing pauses. */
const PAUSE_MS = 600;

const NOTHING: SearchFound = { links: [] };

/** Never rejects: a search that fails finds nothing. */
export async function findConverters(search: Search | undefined, text: string): Promise<SearchFound> {
  if (!search || text.trim().length < SEARCH_MINIMUM) return NOTHING;
  const { links, answer } = await search(text.trim()).catch(() => NOTHING);
  return { links: links.slice(0, MOST_SUGGESTIONS), answer };
}

/** What is found for a text while it is typed; `settled` is what was found when the typing paused. */
export function useFound(search: Search | undefined, text: string) {
  const [found, setFound] = useState(NOTHING);
  const settled = useSettled(found, PAUSE_MS);
  useEffect(() => {
    let outdated = false;
    void findConverters(search, text).then((now) => {
      if (!outdated) setFound(now);
    });
    return () => {
      outdated = true;
    };
  }, [search, text]);
  return { found, settled, isAnswerShown: found.answer?.kind === 'result' || settled === found };
}
