import type { NumberFormat } from '../../engine/number-format.ts';
import { plainCharacters, unquoted } from './characters.ts';
import { inEnglish } from './other-languages.ts';
import { THINGS } from './things.ts';
import { textAt, tokenize, type Token, getWord } from './tokens.ts';

/** Returns the tokens of a typed text, in plain characters and in English. */
export function listTokens(text: string, format?: NumberFormat): readonly Token[] {
  const tokens = inEnglish(tokenize(unquoted(plainCharacters(text)), format));
  return withoutDescribedThing(tokens).flatMap(splitName);
}

const AFTER_THING = new Set(['to', 'in', 'into', 'as', 'is', '=', '->', '?', '.', ',']);

/** Removes the word for what is measured, unless it may mean something else, as in 5 rooms. */
function withoutDescribedThing(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, place) => {
    const next = tokens[place + 1];
    const isEnd = next === undefined || AFTER_THING.has(textAt(tokens, place + 1));
    return (
      isEnd && place > 1 && token.kind === 'word' && THINGS.has(token.text) && tokens[place - 1]!.kind !== 'number'
    );
  });
  if (at === -1) return tokens;
  const start = textAt(tokens, at - 1) === 'of' ? at - 1 : at;
  return [...tokens.slice(0, start), ...tokens.slice(at + 1)];
}

const PER =
  /^(\p{L}{3,})per((?:kilo|centi|milli)?(?:hour|hr|minute|min|second|sec|day|met(?:er|re)|lit(?:er|re)|gallon|inch|foot|mile)s?)$/u;
const POWER = /^(?:(square|cubic)(\p{L}{3,})|(\p{L}{4,})(squared|cubed))$/u;

/** Splits names such as `kilometerperhour`, `metersquared`, or `squaremiles`. */
function splitName(token: Token): Token[] {
  const [, over = '', under = ''] = (token.kind === 'word' && PER.exec(token.text)) || [];
  if (over !== '') return [getWord(over, token.isSpaced), getWord('per'), getWord(under)];
  const [, ...parts] = (token.kind === 'word' && POWER.exec(token.text)) || [];
  const words = parts.filter((part) => part !== undefined);
  return words.length > 0 ? words.map((word, at) => getWord(word, at > 0 || token.isSpaced)) : [token];
}
