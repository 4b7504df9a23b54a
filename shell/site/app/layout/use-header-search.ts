import { type SearchAnswer, useSettled } from '@site/shell-contract';
import { isSearchable, MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { useEffect, useState } from 'react';
import type { NavigationLink } from './navigation.ts';

export interface SearchFound {
  links: readonly NavigationLink[];
  answer?: SearchAnswer | undefined;
}

type OnFound = (found: SearchFound) => void;

/** Finds pages, best first. Calls back with what it has found if the rest is slow. */
export type Search = (text: string, onPartial: OnFound) => Promise<SearchFound>;

const NOTHING: SearchFound = { links: [] };

/** Never rejects: a failed search finds nothing. */
export async function findPages(
  search: Search | undefined,
  text: string,
  onPartial: OnFound = () => {},
): Promise<SearchFound> {
  if (!search || !isSearchable(text)) return NOTHING;
  return firstOf(await search(text.trim(), (found) => onPartial(firstOf(found))).catch(() => NOTHING));
}

const firstOf = ({ links, answer }: SearchFound): SearchFound => ({ links: links.slice(0, MAX_SUGGESTIONS), answer });

export interface HeaderSearch {
  found: SearchFound;
  /** What was found at the last pause in typing. */
  settled: SearchFound;
}

export function useHeaderSearch(search: Search | undefined, text: string): HeaderSearch {
  const [found, setFound] = useState(NOTHING);
  const settled = useSettled(found);
  useEffect(() => {
    let outdated = false;
    const show = (now: SearchFound) => {
      if (!outdated) setFound(now);
    };
    void findPages(search, text, show).then(show);
    return () => {
      outdated = true;
    };
  }, [search, text]);
  return { found, settled };
}
