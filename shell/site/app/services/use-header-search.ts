import { type SearchAnswer, useSettled } from '@site/shell-contract';
import { isSearchable, MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { useEffect, useState } from 'react';
import type { NavigationLink } from './navigation.ts';

export interface SearchFound {
  links: readonly NavigationLink[];
  answer?: SearchAnswer | undefined;
}

export type Search = (text: string) => Promise<SearchFound>;

const NOTHING: SearchFound = { links: [] };

/** Never rejects. If the search fails, it finds nothing. */
export async function findPages(search: Search, text: string): Promise<SearchFound> {
  if (!isSearchable(text)) return NOTHING;
  const { links, answer } = await search(text.trim()).catch(() => NOTHING);
  return { links: links.slice(0, MAX_SUGGESTIONS), answer };
}

export interface HeaderSearch {
  found: SearchFound;
  /** The results as of the last pause in typing. */
  settled: SearchFound;
}

export function useHeaderSearch(search: Search, text: string): HeaderSearch {
  const [found, setFound] = useState(NOTHING);
  const settled = useSettled(found);
  useEffect(() => {
    let outdated = false;
    void findPages(search, text).then((results) => {
      if (!outdated) setFound(results);
    });
    return () => {
      outdated = true;
    };
  }, [search, text]);
  return { found, settled };
}
