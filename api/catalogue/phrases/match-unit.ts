import { scaleOf } from '../engine/convert.ts';
import { divide, multiply } from '../engine/rational.ts';
import { isInLetters } from './letters.ts';
import type { Token } from './tokens.ts';
import { textAt } from './word-runs.ts';
import { nameKey, type Candidate, type TokenMatch, type UnitIndex } from './unit-index.ts';

export interface UnitMatch {
  end: number;
  candidates: readonly Candidate[];
}

const MAX_TOKENS = 8;
const NAMES = new Set(['°', "'", '"', '#']);
const WITHIN_NAMES = new Set([...NAMES, '/', '-', '·', '(', ')', '^']);
export const SQUARE = new Set(['square', 'sq', 'sqr']);
export const CUBIC = new Set(['cubic', 'cu', 'cub']);
const PER = new Set(['/', 'per', 'an', 'a', 'each', 'every']);
/** Categories whose units are the units of one category per unit of another, in base units of all three. */
const QUOTIENTS = [
  { of: 'speed', over: 'length', under: 'time' },
  { of: 'power', over: 'energy', under: 'time' },
  { of: 'data-rate', over: 'data', under: 'time' },
  { of: 'volume-flow', over: 'volume', under: 'time' },
  { of: 'density', over: 'weight', under: 'volume' },
  { of: 'acceleration', over: 'speed', under: 'time' },
] as const;

/** Once per text, so that each later reading reuses the result. */
export function findUnits(tokens: readonly Token[], index: UnitIndex): void {
  tokens.forEach((token, at) => index.matches.set(token, matchesAt(tokens, at, index)));
}

/** Needs `findUnits` first. The longest name is first. */
export function matchUnit(tokens: readonly Token[], at: number, { matches }: UnitIndex): UnitMatch[] {
  const token = tokens[at];
  const found = (token && matches.get(token)) ?? [];
  return found
    .filter(({ length }) => at + length <= tokens.length)
    .map(({ length, candidates }) => ({ end: at + length, candidates }));
}

function matchesAt(tokens: readonly Token[], at: number, index: UnitIndex): TokenMatch[] {
  const first = tokens[at];
  if (first?.kind !== 'word' && (first?.kind !== 'mark' || !NAMES.has(first.text))) return [];
  const named = namesAt(tokens, at).flatMap(({ end, name, typed, hasStroke }) => {
    const candidates = index
      .named(nameKey(name), typed)
      .filter(({ unit: { category } }) => !(hasStroke ? forbidsStroke(category, name) : needsStroke(category, name)))
      .filter(({ unit }) => isInLetters(unit, typed));
    return candidates.length > 0 ? [{ end, candidates }] : [];
  });
  const derived = [...derivedArea(tokens, at, index), ...derivedQuotient(tokens, at, index)].filter(({ end }) =>
    named.every((match) => match.end !== end),
  );
  return [...named, ...derived]
    .sort((a, b) => b.end - a.end)
    .map(({ end, candidates }) => ({ length: end - at, candidates }));
}

/** `m s` is not a speed, though `m/s` is, nor `lb gal` a density. */
function needsStroke(category: string, name: string): boolean {
  return (
    (category === 'speed' && /^[a-z]+-[a-z]+$/.test(name)) ||
    (category === 'density' && /^[a-z]+-[a-z]+\d?$/.test(name))
  );
}

/** `N/m` and `lb/ft` are not torques, though `ft/lbs` often means one. */
function forbidsStroke(category: string, name: string): boolean {
  return (
    (category === 'torque' && !/^(?:f[oe]*t|in)/.test(name)) || (category === 'energy' && /^(?:lb|pound)/.test(name))
  );
}

function namesAt(
  tokens: readonly Token[],
  at: number,
): { end: number; name: string; typed: string; hasStroke: boolean }[] {
  const names: { end: number; name: string; typed: string; hasStroke: boolean }[] = [];
  let name = '';
  let typed = '';
  let hasStroke = false;
  for (let end = at; end < Math.min(tokens.length, at + MAX_TOKENS); end += 1) {
    const token = tokens[end]!;
    const isFirst = end === at;
    if (token.kind === 'bad-number') break;
    if (token.kind === 'mark' && !WITHIN_NAMES.has(token.text)) break;
    if (token.kind === 'mark' && (token.text === '/' || (token.text === '-' && textAt(tokens, end - 1) === '^')))
      hasStroke = true;
    const isJoined = !token.isSpaced && token.kind === 'number';
    name += pieceOf(token, isFirst || name === '' || isJoined);
    typed += isFirst || !token.isSpaced ? token.typed : ` ${token.typed}`;
    // A name cannot end with a slash or inside a power.
    if (
      token.kind !== 'mark' ||
      token.text === "'" ||
      token.text === '"' ||
      token.text === '#' ||
      (token.text === ')' && typed.includes('(')) ||
      (token.text === '°' && name === '')
    ) {
      const whole = name === '' ? '°' : name;
      names.push({ end: end + 1, name: whole, typed, hasStroke });
    }
    if (name === '' && token.kind === 'mark' && token.text === '°')
      names.push({ end: end + 1, name: 'degrees', typed, hasStroke });
  }
  return names;
}

function pieceOf(token: Token, isJoined: boolean): string {
  if (token.kind === 'number') return isJoined ? token.typed : `-${token.typed}`;
  if (token.kind === 'mark') return token.text === "'" || token.text === '"' || token.text === '#' ? token.text : '';
  const word = token.kind === 'word' ? token.text : '';
  return isJoined ? word : `-${word}`;
}

function powerNamed(word: string): 0 | 2 | 3 {
  if (SQUARE.has(word)) return 2;
  return CUBIC.has(word) ? 3 : 0;
}

/** `square miles`, `feet squared`, `m^2`, `cu. in.`. */
function derivedArea(tokens: readonly Token[], at: number, index: UnitIndex): UnitMatch[] {
  const first = tokens[at];
  const before = first?.kind === 'word' ? powerNamed(first.text) : 0;
  const lengths = namedOf('length', tokens, before === 0 ? at : at + 1, index);
  return lengths.flatMap(({ end, candidate }) => {
    const after = before === 0 ? powerAt(tokens, end) : { power: before, end };
    // 5'3 is a height.
    if (!after || tokens[end - 1]?.kind === 'mark') return [];
    const scale = scaleOf(candidate.unit);
    const square = multiply(scale, scale);
    const unit = after.power === 2 ? index.ofScale('area', square) : index.ofScale('volume', multiply(square, scale));
    return unit ? [{ end: after.end, candidates: [{ unit, rank: 0 }] }] : [];
  });
}

function powerAt(tokens: readonly Token[], at: number): { power: 2 | 3; end: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'word' && (token.text === 'squared' || token.text === 'cubed'))
    return { power: token.text === 'squared' ? 2 : 3, end: at + 1 };
  const isRaised = token?.kind === 'mark' && token.text === '^';
  const number = tokens[isRaised ? at + 1 : at];
  if (number?.kind !== 'number' || (!isRaised && number.isSpaced)) return undefined;
  if (number.typed !== '2' && number.typed !== '3') return undefined;
  return { power: number.typed === '2' ? 2 : 3, end: isRaised ? at + 2 : at + 1 };
}

/** `kilometers per hour`, `BTU/hr`, `joules a second`. */
function derivedQuotient(tokens: readonly Token[], at: number, index: UnitIndex): UnitMatch[] {
  return QUOTIENTS.flatMap(({ of, over, under }) =>
    namedOf(over, tokens, at, index).flatMap(({ end, candidate }) => {
      const per = tokens[end];
      if ((per?.kind !== 'mark' && per?.kind !== 'word') || !PER.has(per.text)) return [];
      return namedOf(under, tokens, end + 1, index).flatMap((divisor) => {
        const unit = index.ofScale(of, divide(scaleOf(candidate.unit), scaleOf(divisor.candidate.unit)));
        return unit ? [{ end: divisor.end, candidates: [{ unit, rank: 0 }] }] : [];
      });
    }),
  );
}

function namedOf(
  category: string,
  tokens: readonly Token[],
  at: number,
  index: UnitIndex,
): { end: number; candidate: Candidate }[] {
  return namesAt(tokens, at).flatMap(({ end, name, typed }) => {
    const candidate = index
      .named(nameKey(name), typed)
      .find(({ unit }) => unit.category === category && isInLetters(unit, typed));
    return candidate ? [{ end, candidate }] : [];
  });
}
