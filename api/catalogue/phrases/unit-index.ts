import { scaleOf } from '../engine/convert.ts';
import type { Rational } from '../engine/rational.ts';
import { normaliseSpelling, unitSpellings } from '../engine/unit-spellings.ts';
import type { CategoryUnits, UnitDefinition } from '../engine/unit-definition.ts';
import { ambiguousNames, type AmbiguousName } from './ambiguous-names.ts';
import { moreSpellings } from './more-spellings.ts';
import type { Token } from './tokens.ts';

/** A unit that a name may mean. */
export interface Candidate {
  unit: UnitDefinition;
  /** Lower is likelier. */
  rank: number;
  /** Ids of units on the other side that make it the likeliest. */
  beside?: readonly string[];
  /** Meant only where the other side says so. */
  isRare?: boolean;
  /** Where there is another side, meant only if that is one of these units. */
  onlyBeside?: readonly string[];
  /** Written in letters that mean just this unit. */
  isExact?: boolean;
  /** Written as its symbol, letter for letter. */
  isSymbol?: boolean;
  /** None of the meanings of the name is the usual one. */
  isOpen?: boolean;
}

/** A name that begins at a token: how many tokens it has, and what it may mean. */
export interface TokenMatch {
  length: number;
  candidates: readonly Candidate[];
}

/** All names of all units of a list of categories. */
export interface UnitIndex {
  /** What a name may mean, the likeliest first; none for a name that nothing bears. */
  named: (name: string, typed: string) => readonly Candidate[];
  unitOf: (id: string, category: string) => UnitDefinition | undefined;
  /** Every word of a name. */
  words: ReadonlySet<string>;
  /** Words that a slip of the keyboard may be meant for: those of full names, since next to `mph` there is too much else. */
  fullWords: ReadonlySet<string>;
  /** The unit of that category that is so many base units. */
  ofScale: (category: string, scale: Rational) => UnitDefinition | undefined;
  /** Names that were found at a token of a text. */
  matches: WeakMap<Token, readonly TokenMatch[]>;
  categories: readonly CategoryUnits[];
}

/** Moves a meaning that is written in exactly its own letters before the next place in the list: `Cal`, `kN`. */
const EXACT_LETTERS_BONUS = 1.5;
/** Puts units that simply have the name after the meaning in the same place of the list of ambiguous names. */
const UNLISTED_PENALTY = 0.5;
const LEAST_WORD = 4;

const indexes = new WeakMap<readonly CategoryUnits[], UnitIndex>();

/** Built once for a list of categories. */
export function unitIndex(categories: readonly CategoryUnits[]): UnitIndex {
  const known = indexes.get(categories) ?? build(categories);
  indexes.set(categories, known);
  return known;
}

/** One form for names that are told apart by blanks, strokes and points only; a number within a name is a word of it: `l-100-km`. */
export function nameKey(text: string): string {
  return normaliseSpelling(text).replace(/(\d)(?=[a-z])/g, '$1-');
}

function build(categories: readonly CategoryUnits[]): UnitIndex {
  const units = categories.flatMap((category) => category.units);
  const byName = new Map<string, UnitDefinition[]>();
  const put = (name: string, unit: UnitDefinition) => {
    const bearers = byName.get(name) ?? [];
    if (!bearers.includes(unit)) byName.set(name, [...bearers, unit]);
  };
  for (const unit of units) for (const name of namesOf(unit)) put(name, unit);
  // A plural that nobody listed: `kgs`; never where it is somebody else's name.
  const plurals = [...byName].filter(
    ([name]) => /^[a-z-]{2,}$/.test(name) && !name.endsWith('s') && !byName.has(`${name}s`),
  );
  for (const [name, bearers] of plurals)
    for (const unit of bearers) if (unit.category !== 'pressure') put(`${name}s`, unit);
  const unitOf = (id: string, category: string) => units.find((unit) => unit.id === id && unit.category === category);
  const ambiguous = new Map(
    ambiguousNames.flatMap((entry) => entry.spellings.map((spelling) => [nameKey(spelling), entry])),
  );
  const byScale = new Map(units.toReversed().map((unit) => [scaleKey(unit.category, scaleOf(unit)), unit]));
  return {
    named: (name, typed) =>
      inOrder([...meanings(ambiguous.get(name), typed, unitOf), ...bearing(byName.get(name) ?? [], typed)]),
    unitOf,
    words: new Set([...byName.keys()].flatMap((name) => name.split('-'))),
    fullWords: new Set(units.flatMap(fullWordsOf)),
    ofScale: (category, scale) => byScale.get(scaleKey(category, scale)),
    matches: new WeakMap(),
    categories,
  };
}

function fullWordsOf({ singular, plural }: UnitDefinition): string[] {
  const words = [singular, plural].flatMap((name) => nameKey(name).split('-'));
  const british = words.map((word) => word.replace(/(met|lit)er/g, '$1re'));
  return [...words, ...british].filter((word) => word.length >= LEAST_WORD && /^\p{L}+$/u.test(word));
}

function scaleKey(category: string, { numerator, denominator }: Rational): string {
  return `${category} ${numerator}/${denominator}`;
}

function namesOf(unit: UnitDefinition): string[] {
  const names = [...unitSpellings(unit), ...(moreSpellings[unit.id] ?? [])].map(nameKey);
  const all = [...names, nameKey(unit.fullName.replace(/[()]/g, ''))];
  if (unit.category !== 'temperature') return all;
  const bare = names.filter((name) => !name.startsWith('deg'));
  const before = ['degree', 'degrees', 'deg', 'degs'].flatMap((degree) => bare.map((name) => `${degree}-${name}`));
  const after = bare.filter((name) => name.length > 2).flatMap((name) => [`${name}-degree`, `${name}-degrees`]);
  return [...all, ...before, ...after];
}

function meanings(entry: AmbiguousName | undefined, typed: string, unitOf: UnitIndex['unitOf']): Candidate[] {
  return (entry?.units ?? []).flatMap(({ id, category, exactly, beside, isRare, onlyBeside }, place) => {
    const unit = unitOf(id, category);
    if (!unit) return [];
    const isExact = exactly?.includes(typed) ?? false;
    const rank = place - (isExact ? EXACT_LETTERS_BONUS : 0);
    return [
      {
        unit,
        rank,
        isExact,
        isSymbol: unit.symbol === typed,
        ...(beside && { beside }),
        ...(isRare && { isRare }),
        ...(onlyBeside && { onlyBeside }),
        ...(entry?.isOpen && { isOpen: true }),
      },
    ];
  });
}

/** After those that the list of ambiguous names puts in order; a symbol in its own letters comes first: kN is no knot. */
function bearing(units: readonly UnitDefinition[], typed: string): Candidate[] {
  return units.map((unit, place) => {
    const isSymbol = unit.symbol === typed;
    return { unit, rank: place + UNLISTED_PENALTY - (isSymbol ? EXACT_LETTERS_BONUS : 0), isSymbol };
  });
}

function inOrder(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<UnitDefinition, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.unit);
    if (!known) best.set(candidate.unit, candidate);
    else if (candidate.rank < known.rank) best.set(candidate.unit, { ...known, rank: candidate.rank });
  }
  return [...best.values()].toSorted((a, b) => a.rank - b.rank);
}
