import { computeScale } from '../../engine/convert.ts';
import type { Rational } from '../../engine/rational.ts';
import type { CategoryUnits, UnitDefinition } from '../../engine/unit-definition.ts';
import { normalizeSpelling, unitSpellings } from '../../engine/unit-spellings.ts';
import { grouped } from '../text/grouped.ts';
import { ambiguousNames, type AmbiguousName } from './ambiguous-names.ts';
import { moreSpellings } from './more-spellings.ts';
import { EXACT_LETTERS_BONUS, UNLISTED_PENALTY } from './ranking.ts';

export const SQUARE = new Set(['square', 'sq', 'sqr']);
export const CUBIC = new Set(['cubic', 'cu', 'cub']);

export interface Candidate {
  unit: UnitDefinition;
  /** A lower rank is more likely. */
  rank: number;
  /** IDs of units on the other side that make this meaning the first choice. */
  neighbors?: readonly string[] | undefined;
  /** People rarely mean this unit. */
  isRare?: boolean | undefined;
  /** IDs of the only units on the other side that allow this meaning. */
  onlyWith?: readonly string[] | undefined;
  /** The typed letters match this meaning, including their case. */
  isExact?: boolean | undefined;
  /** The unit was typed exactly as its symbol. */
  isSymbol?: boolean | undefined;
  /** No meaning of the name is the default. */
  isOpen?: boolean | undefined;
}

/** Returns the candidates of a name that means only one unit. */
export function certain(unit: UnitDefinition): readonly Candidate[] {
  return [{ unit, rank: 0 }];
}

export type UnitIndex = ReturnType<typeof build>;

const LEAST_WORD = 4;

const indexes = new WeakMap<readonly CategoryUnits[], UnitIndex>();

export function unitIndex(categories: readonly CategoryUnits[]): UnitIndex {
  const index = indexes.get(categories) ?? build(categories);
  indexes.set(categories, index);
  return index;
}

/** Treats spaces, slashes, and periods alike. */
export function nameKey(text: string): string {
  return normalizeSpelling(text).replace(/(\d)(?=[a-z])/g, '$1-');
}

function build(categories: readonly CategoryUnits[]) {
  const units = categories.flatMap((category) => category.units);
  const byName = listBearers(units);
  const ambiguous = new Map(
    ambiguousNames.flatMap((entry) => entry.spellings.split(/\s+/).map((spelling) => [nameKey(spelling), entry])),
  );
  const names = [...byName.keys(), ...ambiguous.keys()];
  const beginnings = names.flatMap((name) => [name.split('-')[0]!, /^\D*/.exec(name)![0].split('-')[0]!]);
  const starts = new Set([...beginnings, ...SQUARE, ...CUBIC]);
  const byScale = new Map([...units].reverse().map((unit) => [scaleKey(unit.category, computeScale(unit)), unit]));
  return {
    unitsOf: (category: string): readonly UnitDefinition[] =>
      categories.find((units) => units.category === category)?.units ?? [],
    named: (name: string, typed: string): readonly Candidate[] => {
      const listed = meanings(ambiguous.get(name), typed, units);
      const isRare = (unit: UnitDefinition) => listed.some((candidate) => candidate.unit === unit && candidate.isRare);
      const bearers = (byName.get(name) ?? []).filter((unit) => !isRare(unit));
      return inOrder([...listed, ...unlistedCandidates(bearers, typed)]);
    },
    findUnit: (id: string, category: string) => findUnit(units, id, category),
    candidates: (id: string, category: string): readonly Candidate[] => {
      const unit = findUnit(units, id, category);
      return unit ? certain(unit) : [];
    },
    /** Returns false if no unit name begins with the word. */
    startsName: (word: string) => starts.has(word) || starts.has(nameKey(word)),
    words: new Set([...byName.keys()].flatMap((name) => name.split('-'))),
    /** Symbols are excluded, because too many strings are similar to `mph`. */
    fullWords: new Set(units.flatMap(getFullWords)),
    /** Finds the unit in a category by its number of base units. */
    ofScale: (category: string, scale: Rational) => byScale.get(scaleKey(category, scale)),
  };
}

function listBearers(units: readonly UnitDefinition[]): ReadonlyMap<string, readonly UnitDefinition[]> {
  const byName = new Map<string, readonly UnitDefinition[]>();
  for (const unit of units)
    for (const name of new Set(listNames(unit))) byName.set(name, [...(byName.get(name) ?? []), unit]);
  // Adds unlisted plurals such as `kgs`, unless another unit has that name.
  for (const [name, bearers] of [...byName]) {
    const isUnlisted = /^[a-z-]{2,}$/.test(name) && !name.endsWith('s') && !byName.has(`${name}s`);
    const counted = isUnlisted ? bearers.filter(({ category }) => category !== 'pressure') : [];
    if (counted.length > 0) byName.set(`${name}s`, counted);
  }
  return byName;
}

function findUnit(units: readonly UnitDefinition[], id: string, category: string): UnitDefinition | undefined {
  return units.find((unit) => unit.id === id && unit.category === category);
}

function getFullWords({ singular, plural }: UnitDefinition): string[] {
  const words = [singular, plural].flatMap((name) => nameKey(name).split('-'));
  const british = words.map((word) => word.replace(/(met|lit)er/g, '$1re'));
  return [...words, ...british].filter((word) => word.length >= LEAST_WORD && /^\p{L}+$/u.test(word));
}

function scaleKey(category: string, { numerator, denominator }: Rational): string {
  return `${category} ${numerator}/${denominator}`;
}

function listNames(unit: UnitDefinition): string[] {
  const names = [...unitSpellings(unit), ...(moreSpellings[unit.id]?.split(/\s+/) ?? [])].map(nameKey);
  const all = [...names, nameKey(unit.fullName.replace(/[()]/g, ''))];
  if (unit.category !== 'temperature') return all;
  const bare = names.filter((name) => !name.startsWith('deg'));
  const before = ['degree', 'degrees', 'deg', 'degs'].flatMap((degree) => bare.map((name) => `${degree}-${name}`));
  const after = bare.filter((name) => name.length > 2).flatMap((name) => [`${name}-degree`, `${name}-degrees`]);
  return [...all, ...before, ...after];
}

function meanings(entry: AmbiguousName | undefined, typed: string, units: readonly UnitDefinition[]): Candidate[] {
  return (entry?.units ?? []).flatMap(({ id, category, exactly, neighbors, isRare, onlyWith }, place) => {
    const unit = findUnit(units, id, category);
    if (!unit) return [];
    const isExact = exactly?.includes(typed);
    const rank = place - (isExact ? EXACT_LETTERS_BONUS : 0);
    return { unit, rank, neighbors, isRare, onlyWith, isExact, isSymbol: unit.symbol === typed, isOpen: entry?.isOpen };
  });
}

/** A symbol typed in its exact letters comes first, so kN is not a knot. */
function unlistedCandidates(units: readonly UnitDefinition[], typed: string): Candidate[] {
  return units.map((unit, place) => {
    const isSymbol = unit.symbol === typed;
    return { unit, rank: place + UNLISTED_PENALTY - (isSymbol ? EXACT_LETTERS_BONUS : 0), isSymbol };
  });
}

function inOrder(candidates: readonly Candidate[]): Candidate[] {
  const byUnit = [...grouped(candidates, ({ unit }) => unit).values()];
  const best = byUnit.map((same) => ({ ...same[0]!, rank: Math.min(...same.map(({ rank }) => rank)) }));
  return best.sort((a, b) => a.rank - b.rank);
}
