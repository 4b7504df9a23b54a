import type { Token } from './tokens.ts';

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
const AFTER = new Set(['to', 'in', 'into', 'as', 'is', '=', '->', '?', '.', ',']);

/** Keeps words that may mean something else: a man hour, 5 rooms. */
export function withoutDescribedThings(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, place) =>
      token.kind === 'word' &&
      THINGS.has(token.text) &&
      place > 1 &&
      tokens[place - 1]?.kind !== 'number' &&
      isAsking(tokens[place + 1]),
  );
  if (at === -1) return tokens;
  const before = tokens[at - 1];
  const start = before?.kind === 'word' && before.text === 'of' ? at - 1 : at;
  return [...tokens.slice(0, start), ...tokens.slice(at + 1)];
}

function isAsking(token: Token | undefined): boolean {
  return token === undefined || (token.kind !== 'number' && AFTER.has(token.kind === 'bad-number' ? '' : token.text));
}
