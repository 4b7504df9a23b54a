import type { SearchAnswer } from '@site/shell-contract';

const MIN_CHARACTERS = 2;

/** Maximum number of suggestions below a search field. */
export const MAX_SUGGESTIONS = 5;

/** A fraction such as ½ is one character but counts as two digits. */
const FRACTION = /^[¼-¾⅐-⅞]$/;

export function isSearchable(text: string): boolean {
  const searched = text.trim();
  return searched.length >= MIN_CHARACTERS || FRACTION.test(searched);
}

export function answerSentence(answer: SearchAnswer): string {
  return answer.kind === 'message'
    ? answer.message
    : `${answer.reading} is ${answer.isExact ? '' : 'about '}${answer.text}.`;
}
