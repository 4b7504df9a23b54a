import { LANGUAGES } from './languages.ts';
import { compare } from '../../engine/rational.ts';
import { textAt, type Token, getWord, type WordToken } from './tokens.ts';

const english = new Map<string, { name: string; isAlsoEnglish: boolean }>();
for (const row of Object.values(LANGUAGES).flatMap((table) => table.split('\n'))) {
  const [name = '', words = ''] = row.split('|').map((field) => field.trim());
  for (const word of words.split(' '))
    if (word !== '') english.set(word.replace('~', ''), { name, isAlsoEnglish: word.startsWith('~') });
}

export function inEnglish(tokens: readonly Token[]): readonly Token[] {
  const names = tokens.map((token, at) => (token.kind === 'word' ? getName(token, tokens[at + 1]) : undefined));
  if (!names.some((name) => name?.isAlsoEnglish === false)) return tokens;
  return tokens.flatMap((token, at): Token[] => {
    // In `5 metros a pies`, `a` means `to`.
    const isTo = /^[aà]$/.test(textAt(tokens, at)) && tokens[at - 1]?.kind === 'word';
    const name = isTo ? 'to' : names[at]?.name;
    if (name === undefined) return [withThousandsFirst(token)];
    const words = name.split(' ').filter((word) => word !== '');
    return words.map((text, place) => getWord(text, place > 0 || token.isSpaced));
  });
}

/** These languages write 1.500 for 1,500. */
function withThousandsFirst(token: Token): Token {
  if (token.kind !== 'number' || !/^\d{1,3}\.\d{3}$/.test(token.typed)) return token;
  return { ...token, values: [...token.values].sort((a, b) => compare(b, a)) };
}

/** The word grad alone means gradians. */
function getName(
  { text, typed }: WordToken,
  next: Token | undefined,
): { name: string; isAlsoEnglish: boolean } | undefined {
  if (text === 'grad' && next?.kind === 'word' && /^(?:celsius|fahrenheit)$/.test(next.text))
    return { name: 'degrees', isAlsoEnglish: false };
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const isMetre = plain !== text && /metres?$/.test(plain);
  return (
    english.get(plain) ??
    english.get(text) ??
    english.get(typed) ??
    (isMetre ? { name: plain, isAlsoEnglish: false } : undefined)
  );
}
