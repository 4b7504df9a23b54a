import { currentNumberFormat } from '@site/shell-contract';
import type { SearchAlternative, SearchAnswer } from '@site/shell-contract';
import { MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { visitorFormat } from '../format/visitor-format.ts';
import { buildCopyableAnswer } from './copyable-answer.ts';
import { find } from './find.ts';
import type { Suggestion } from './find.ts';
import { rewriteAlternative } from './rewrite-alternative.ts';

export async function suggest(text: string): Promise<readonly Suggestion[]> {
  return (await find(text, visitorFormat())).suggestions.slice(0, MAX_SUGGESTIONS);
}

export async function answer(text: string): Promise<SearchAnswer | undefined> {
  const { answer, equation } = await find(text, visitorFormat());
  if (!answer) return undefined;
  const alternatives = answer.alternatives.map(inVisitorFormat);
  return answer.kind === 'result' && equation
    ? { ...answer, alternatives, copyable: buildCopyableAnswer(text, equation) }
    : { ...answer, alternatives };
}

function inVisitorFormat({ q, label }: SearchAlternative): SearchAlternative {
  return { q: rewriteAlternative(q, currentNumberFormat(), visitorFormat()), label };
}
