import { type SearchAnswer, useSettled } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import type { NavigationLink } from './navigation.ts';

export interface SearchFound {
  links: readonly NavigationLink[];
  answer?: SearchAnswer | undefined;
}

/** Answers the visitor's text and finds pages for it, best first. */
export type Search = (text: string) => Promise<SearchFound>;

/** Characters. */
const SEARCH_MINIMUM = 2;
const MOST_SUGGESTIONS = 5;

const NOTHING: SearchFound = { links: [] };

/** Never rejects. A failed search finds nothing. */
export async function findPages(search: Search | undefined, text: string): Promise<SearchFound> {
  if (!search || text.trim().length < SEARCH_MINIMUM) return NOTHING;
  const { links, answer } = await search(text.trim()).catch(() => NOTHING);
  return { links: links.slice(0, MOST_SUGGESTIONS), answer };
}

/** `settled` is the result at the last pause in typing. */
export function useFound(search: Search | undefined, text: string) {
  const [found, setFound] = useState(NOTHING);
  const settled = useSettled(found);
  useEffect(() => {
    let outdated = false;
    void findPages(search, text).then((now) => {
      if (!outdated) setFound(now);
    });
    return () => {
      outdated = true;
    };
  }, [search, text]);
  return { found, settled, isAnswerShown: found.answer?.kind === 'result' || settled === found };
}
