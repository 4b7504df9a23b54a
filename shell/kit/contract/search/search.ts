import type { SearchAnswer } from '@site/shell-contract';

const MIN_CHARACTERS = 2;

/** Suggestions below a search field. */
export const MAX_SUGGESTIONS = 5;

export function isSearchable(text: string): boolean {
  return text.trim().length >= MIN_CHARACTERS;
}

/** Returns the answer as one sentence for screen readers. */
export function answerSentence(answer: SearchAnswer): string {
  return answer.kind === 'message'
    ? answer.message
    : `${answer.reading} is ${answer.isExact ? '' : 'about '}${answer.text}.`;
}
