import { currentNumberFormat } from '@site/shell-contract';
import type { SearchAlternative, SearchAnswer } from '@site/shell-contract';
import { MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { visitorFormat } from '../format/visitor-format.ts';
import { find } from './find.ts';
import type { Suggestion } from './find.ts';
import { takenText } from './taken-text.ts';

// The exposed part `suggest`, which the shell's header uses for search.

export async function suggest(text: string): Promise<readonly Suggestion[]> {
  return (await find(text, visitorFormat())).suggestions.slice(0, MAX_SUGGESTIONS);
}

export async function answer(text: string): Promise<SearchAnswer | undefined> {
  const found = (await find(text, visitorFormat())).answer;
  return found && { ...found, alternatives: found.alternatives.map(inVisitorFormat) };
}

function inVisitorFormat({ q, label }: SearchAlternative): SearchAlternative {
  return { q: takenText(q, currentNumberFormat(), visitorFormat()), label };
}
