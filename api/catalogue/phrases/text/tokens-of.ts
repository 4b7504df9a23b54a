import type { NumberFormat } from '../../engine/number-format.ts';
import { plainCharacters, unquoted } from './characters.ts';
import { inEnglish } from './other-languages.ts';
import { withPlainWords } from './plain-words.ts';
import { tokenize, type Token } from './tokens.ts';

/** The words and numbers of a typed text, in plain characters and in English. */
export function tokensOf(text: string, format: NumberFormat): readonly Token[] {
  return withPlainWords(inEnglish(tokenize(unquoted(plainCharacters(text)), format)));
}
