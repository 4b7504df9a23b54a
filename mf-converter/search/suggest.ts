import type { SearchAnswer } from '@site/shell-contract';
import { MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { visitorFormat } from '../format/visitor-format.ts';
import { find } from './find.ts';
import type { Suggestion } from './find.ts';

// The exposed part `suggest`, which the shell's header uses for search.

export async function suggest(text: string): Promise<readonly Suggestion[]> {
  return (await find(text, visitorFormat())).suggestions.slice(0, MAX_SUGGESTIONS);
}

export async function answer(text: string): Promise<SearchAnswer | undefined> {
  return (await find(text, visitorFormat())).answer;
}
