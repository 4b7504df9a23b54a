import type { SuggestPart } from '@site/shell-contract';
import { MOST_SUGGESTIONS, find } from './find.ts';

// The part `suggest`: what the shell's header searches with.

export const suggest: SuggestPart['suggest'] = async (text) => (await find(text)).suggestions.slice(0, MOST_SUGGESTIONS);

export const answer: NonNullable<SuggestPart['answer']> = async (text) => (await find(text)).answer;
