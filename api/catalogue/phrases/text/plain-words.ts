import type { NumberFormat } from '../../engine/number-format.ts';
import { multiply, rational } from '../../engine/rational.ts';
import { plainCharacters, unquoted } from './characters.ts';
import { MULTIPLES, ORDINALS, SMALL_NUMBERS, TENS } from './number-words.ts';
import { inEnglish } from './other-languages.ts';
import { textAt, tokenize, type Token, wordOf } from './tokens.ts';

/** The words and numbers of a typed text, in plain characters and in English. */
export function tokensOf(text: string, format: NumberFormat): readonly Token[] {
  return withPlainWords(inEnglish(tokenize(unquoted(plainCharacters(text)), format)));
}

/** Rewrites words that do not depend on the grammar around them. */
function withPlainWords(tokens: readonly Token[]): readonly Token[] {
  return withThousands(
    withStrokes(withUnitLists(withoutDescribedThing(tokens)).flatMap(splitJoined).flatMap(splitName)),
  );
}

/** They do not change the unit, unlike gold for ounces or beer for barrels. */
const THINGS = new Set(
  `waist waistline inseam chest bust hip hips neck sleeve tv television screen monitor display laptop tablet pizza
  wheel wheels rim rims tire tires tyre tyres bike frame plank shelf desk
  room house apartment flat garden lawn plot land pool run race walk hike drive ride swim trip baby man woman boy girl
  person guy snow rain rainfall wind mattress rug fabric cloth ribbon
  bottle can bucket bag box container jug mug
  gas gasoline petrol diesel fuel coffee tea juice soda
  rope wall fence pole tree lift drill bolt screw nail`.split(/\s+/),
);
const AFTER_THING = new Set(['to', 'in', 'into', 'as', 'is', '=', '->', '?', '.', ',']);

/** Keeps words that may mean something else: a man hour, 5 rooms. */
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

const UNIT_LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['dms', ['arcdegrees', 'arcminutes', 'arcseconds']],
  ['hms', ['hours', 'minutes', 'seconds']],
]);

/** Expands these unless a number precedes them: 5 dms is decimeters. */
function withUnitLists(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const words = tokens[at - 1]?.kind === 'number' ? undefined : UNIT_LISTS.get(textAt(tokens, at));
    return words?.map((text) => wordOf(text)) ?? [token];
  });
}

const JOINED = new RegExp(`^(${Object.keys(TENS).join('|')})([a-z]+)$`);

/** `twentyfive` */
function splitJoined(token: Token): Token[] {
  const [, tens = '', small = ''] = (token.kind === 'word' && JOINED.exec(token.text)) || [];
  const value = SMALL_NUMBERS[small] ?? ORDINALS[small] ?? 10;
  return value === 0 || value > 9 ? [token] : [wordOf(tens, token.isSpaced), wordOf(small)];
}

const PER =
  /^(\p{L}{3,})per((?:kilo|centi|milli)?(?:hour|hr|minute|min|second|sec|day|met(?:er|re)|lit(?:er|re)|gallon|inch|foot|mile)s?)$/u;
const POWER = /^(?:(square|cubic)(\p{L}{3,})|(\p{L}{4,})(squared|cubed))$/u;

/** `kilometerperhour`, `metersquared`, `squaremiles` */
function splitName(token: Token): Token[] {
  const [, over = '', under = ''] = (token.kind === 'word' && PER.exec(token.text)) || [];
  if (over !== '') return [wordOf(over, token.isSpaced), wordOf('per'), wordOf(under)];
  const [, ...parts] = (token.kind === 'word' && POWER.exec(token.text)) || [];
  const words = parts.filter((part) => part !== undefined);
  return words.length > 0 ? words.map((word, at) => wordOf(word, at > 0 || token.isSpaced)) : [token];
}

/** `one over two` */
function withStrokes(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    textAt(tokens, at) === 'over' && isNumber(tokens[at - 1]) && isNumber(tokens[at + 1])
      ? { kind: 'mark', text: '/', typed: token.typed, isSpaced: token.isSpaced }
      : token,
  );
}

function isNumber(token: Token | undefined): boolean {
  if (token?.kind === 'number') return true;
  return token?.kind === 'word' && [SMALL_NUMBERS, TENS, MULTIPLES].some((words) => words[token.text] !== undefined);
}

const THOUSAND = rational(1000n);
/** Numbers are 0 here. After `x`, the last number needs no k. */
const JOINED_COUNT = ' 0k (?:[x×*·⨯✕+-]|by|to|or|and)';
const THOUSANDS = new RegExp(
  `^(?:(?:${JOINED_COUNT})+ 0k|(?:${JOINED_COUNT})* 0k (?:[x×*·⨯✕]|by) 0)` +
    '(?: \\p{L}+$| (?!(?:in|to|into|as|x|by) )\\p{L})',
  'u',
);

/** In `2k x 3k ft`, the first k is a thousand like the last, not kilometers. */
function withThousands(tokens: readonly Token[]): readonly Token[] {
  const isSuffix = (at: number) => textAt(tokens, at) === 'k' && !tokens[at]!.isSpaced;
  if (!tokens.some((_, at) => isSuffix(at))) return tokens;
  const shapes = tokens.map((token, at) => {
    if (token.kind === 'number') return ' 0';
    return isSuffix(at) ? 'k' : ` ${textAt(tokens, at)}`;
  });
  const counts = tokens.flatMap((_, at) => {
    const [found = ''] = THOUSANDS.exec(shapes.slice(at).join('')) ?? [];
    return [...found.matchAll(/0k/g)].map((_count, place) => at + 3 * place);
  });
  return tokens.flatMap((token, at): Token[] => {
    if (counts.includes(at - 1)) return [];
    if (token.kind !== 'number' || !counts.includes(at)) return [token];
    return [{ ...token, typed: `${token.typed}k`, values: token.values.map((value) => multiply(value, THOUSAND)) }];
  });
}
