import { computeScale } from '../../engine/convert.ts';
import { divide, multiply } from '../../engine/rational.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { isInLetters } from './letters.ts';
import { certain, CUBIC, nameKey, SQUARE, type Candidate, type UnitIndex } from './unit-index.ts';

interface UnitMatch {
  end: number;
  value: readonly Candidate[];
}

interface Name {
  end: number;
  name: string;
  candidates: readonly Candidate[];
  hasStroke: boolean;
}

const MAX_TOKENS = 8;
const SIGNS = new Set(["'", '"', '#']);
const WITHIN_NAMES = new Set([...SIGNS, '°', '/', '-', '·', '(', ')', '^']);
const PER = new Set(['/', 'per', 'an', 'a', 'each', 'every']);
/** The base unit of `of` is the base unit of `over` divided by that of `under`. */
const QUOTIENTS = [
  { of: 'speed', over: 'length', under: 'time' },
  { of: 'power', over: 'energy', under: 'time' },
  { of: 'data-rate', over: 'data', under: 'time' },
  { of: 'volume-flow', over: 'volume', under: 'time' },
  { of: 'density', over: 'weight', under: 'volume' },
  { of: 'acceleration', over: 'speed', under: 'time' },
] as const;

/** `m s` is not a speed, although `m/s` is. `N/m` is not a torque, although people often write `ft/lbs` for one. */
const IMPROPER_NAMES = [
  { category: 'speed', hasStroke: false, pattern: /^[a-z]+-[a-z]+$/ },
  { category: 'density', hasStroke: false, pattern: /^[a-z]+-[a-z]+\d?$/ },
  { category: 'torque', hasStroke: true, pattern: /^(?!f[oe]*t|in)/ },
  { category: 'energy', hasStroke: true, pattern: /^(?:lb|pound)/ },
];

/** The longest match comes first. */
export function unitsAt(tokens: readonly Token[], at: number, index: UnitIndex): UnitMatch[] {
  const names = namesAt(tokens, at, index);
  const named = names.flatMap(({ end, name, candidates, hasStroke }) => {
    const improper = IMPROPER_NAMES.filter((row) => row.hasStroke === hasStroke && row.pattern.test(name));
    const value = candidates.filter(({ unit }) => !improper.some(({ category }) => category === unit.category));
    return value.length > 0 ? [{ end, value }] : [];
  });
  const derived = [...areas(tokens, at, names, index), ...quotients(tokens, names, index)].filter(({ end }) =>
    named.every((match) => match.end !== end),
  );
  return [...named, ...derived].sort((a, b) => b.end - a.end);
}

function namesAt(tokens: readonly Token[], at: number, index: UnitIndex): Name[] {
  const names: Name[] = [];
  const first = textAt(tokens, at);
  if (!SIGNS.has(first) && first !== '°' && !(tokens[at]?.kind === 'word' && index.startsName(first))) return [];
  let [name, typed, hasStroke] = ['', '', false];
  for (let end = at; end < Math.min(tokens.length, at + MAX_TOKENS); end += 1) {
    const token = tokens[end]!;
    const text = textAt(tokens, end);
    if (token.kind === 'bad-number' || (token.kind === 'mark' && !WITHIN_NAMES.has(text))) break;
    hasStroke ||= text === '/' || (text === '-' && textAt(tokens, end - 1) === '^');
    const isMark = token.kind === 'mark';
    const piece = isMark && !SIGNS.has(text) ? '' : text || token.typed;
    const isJoined = name === '' || isMark || (token.kind === 'number' && !token.isSpaced);
    name += isJoined ? piece : `-${piece}`;
    typed += end === at || !token.isSpaced ? token.typed : ` ${token.typed}`;
    // A name cannot end with a slash or inside a power.
    const isEnd = !isMark || SIGNS.has(text) || (text === ')' && typed.includes('('));
    const isDegree = text === '°' && name === '';
    for (const whole of isDegree ? ['°', 'degrees'] : [name]) {
      const candidates = isEnd || isDegree ? index.named(nameKey(whole), typed) : [];
      const inLetters = candidates.filter(({ unit }) => isInLetters(unit, typed));
      if (inLetters.length > 0) names.push({ end: end + 1, name: whole, candidates: inLetters, hasStroke });
    }
  }
  return names;
}

function ofCategory(names: readonly Name[], category: string): { end: number; candidate: Candidate }[] {
  return names.flatMap(({ end, candidates }) => {
    const candidate = candidates.find(({ unit }) => unit.category === category);
    return candidate ? [{ end, candidate }] : [];
  });
}

function areas(tokens: readonly Token[], at: number, names: readonly Name[], index: UnitIndex): UnitMatch[] {
  const first = textAt(tokens, at);
  const before = (SQUARE.has(first) && 2) || (CUBIC.has(first) && 3);
  const lengths = ofCategory(before ? namesAt(tokens, at + 1, index) : names, 'length');
  return lengths.flatMap(({ end, candidate }) => {
    const after = before ? { power: before, end } : powerAt(tokens, end);
    // People write a height as 5'3.
    if (!after || tokens[end - 1]?.kind === 'mark') return [];
    const scale = computeScale(candidate.unit);
    const square = multiply(scale, scale);
    const unit = after.power === 2 ? index.ofScale('area', square) : index.ofScale('volume', multiply(square, scale));
    return unit ? [{ end: after.end, value: certain(unit) }] : [];
  });
}

function powerAt(tokens: readonly Token[], at: number): { power: number; end: number } | undefined {
  const text = textAt(tokens, at);
  if (text === 'squared' || text === 'cubed') return { power: text === 'squared' ? 2 : 3, end: at + 1 };
  const number = tokens[text === '^' ? at + 1 : at];
  if (number?.kind !== 'number' || (text !== '^' && number.isSpaced)) return undefined;
  if (number.typed !== '2' && number.typed !== '3') return undefined;
  return { power: Number(number.typed), end: text === '^' ? at + 2 : at + 1 };
}

function quotients(tokens: readonly Token[], names: readonly Name[], index: UnitIndex): UnitMatch[] {
  return names.flatMap((name) => {
    if (!PER.has(textAt(tokens, name.end))) return [];
    const divisors = namesAt(tokens, name.end + 1, index);
    return QUOTIENTS.flatMap(({ of, over, under }) =>
      ofCategory([name], over).flatMap(({ candidate }) =>
        ofCategory(divisors, under).flatMap((divisor) => {
          const unit = index.ofScale(of, divide(computeScale(candidate.unit), computeScale(divisor.candidate.unit)));
          return unit ? [{ end: divisor.end, value: certain(unit) }] : [];
        }),
      ),
    );
  });
}
