import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount, AmountPart } from '../grammar/values.ts';
import { MONTHS_AFTER_YEARS } from '../names/ranking.ts';
import { areUsedTogether, canBeAdded, nextSmaller } from '../names/unit-chains.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';

/** One choice of units for the names in an amount or a target. All units are in the same category. */
export interface Interpretation extends Omit<Candidate, 'unit'> {
  units: readonly UnitDefinition[];
}

/** Limits the work that hostile text can cause. Real combinations of names have fewer meanings. */
const MAX_INTERPRETATIONS = 40;

const NONE: Interpretation = { units: [], rank: 0 };

export function interpretAmount(amount: Amount, index: UnitIndex): Interpretation[] {
  const all = combine(amount.parts, (partial, part) => continued(partial, part, amount.parts.length > 1, index));
  const possible = inOrder(all, amount.isSum || amount.doubt === 'RANGE');
  // 45 degrees is ambiguous, but 45 degrees 30 minutes can only be an angle.
  return possible.length === 1 ? possible.map((only) => ({ ...only, isOpen: false })) : possible;
}

export function interpretTarget(names: readonly (readonly Candidate[])[]): Interpretation[] {
  const isCompound = names.length > 1;
  const all = combine(names, (partial, candidates) =>
    withEach(partial, isCompound ? candidates.filter(isUsableInCompound) : candidates),
  );
  return inOrder(all, false);
}

function combine<Name>(
  names: readonly Name[],
  extend: (partial: Interpretation, name: Name) => Interpretation[],
): Interpretation[] {
  return names.reduce<Interpretation[]>(
    (found, name) => found.flatMap((partial) => extend(partial, name)).slice(0, MAX_INTERPRETATIONS),
    [NONE],
  );
}

function inOrder(all: readonly Interpretation[], isSum: boolean): Interpretation[] {
  return all.filter(({ units }) => stand(units, isSum)).sort((a, b) => a.rank - b.rank);
}

function continued(
  partial: Interpretation,
  part: AmountPart,
  isOfSeveral: boolean,
  index: UnitIndex,
): Interpretation[] {
  const before = partial.units.at(-1);
  // In `5 yards and 1/2 in meters` and `1 h 1/2`, the half belongs to the unit before it.
  const isShare = part.isFraction === true && part.value.numerator < part.value.denominator;
  if (part.candidates !== 'next') {
    const usable = isOfSeveral ? part.candidates.filter(isUsableInCompound) : part.candidates;
    return withEach(partial, isShare && before?.id === 'yd' ? usable.filter(({ unit }) => unit.id !== 'in') : usable);
  }
  if (isShare && before?.id !== 'ft') return [];
  const id = before && nextSmaller(before, part.value);
  const unit = id === undefined ? undefined : index.findUnit(id, before!.category);
  // 1m75 is 1.75 m, but 1m5 may be 1.05 or 1.5 m, and 5 m2 is an area.
  if (!unit || ((before!.id === 'm' || before!.id === 'min') && part.digits !== 2)) return [];
  return [withCandidate(partial, { unit, rank: 0 })];
}

/** In `5 m 2 in`, `m` is probably not miles, and `m and yd` are two targets. */
function isUsableInCompound({ unit, rank }: Candidate): boolean {
  return unit.id !== 'mi' || rank < 1;
}

function withEach(partial: Interpretation, candidates: readonly Candidate[]): Interpretation[] {
  const category = partial.units[0]?.category;
  return candidates
    .filter(({ unit }) => category === undefined || unit.category === category)
    .map((candidate) => withCandidate(partial, candidate));
}

function withCandidate(partial: Interpretation, { unit, ...candidate }: Candidate): Interpretation {
  const before = partial.units.at(-1);
  if (!before) return { ...candidate, units: [unit] };
  const months = before.id === 'year' && unit.id === 'month' ? MONTHS_AFTER_YEARS : 0;
  return {
    units: [...partial.units, unit],
    rank: partial.rank + candidate.rank + months,
    neighbors: partial.neighbors,
    isOpen: partial.isOpen || candidate.isOpen,
    // The minutes in 45° 30 min and the months in 1y 6m are not in doubt.
    isRare: partial.isRare && candidate.isRare,
    isExact: partial.isExact || candidate.isExact,
    isSymbol: partial.isSymbol || candidate.isSymbol,
    onlyWith: partial.onlyWith && candidate.onlyWith,
  };
}

function stand(units: readonly UnitDefinition[], isSum: boolean): boolean {
  if (units.length === 1) return true;
  const isOneKind = units.every((unit) => unit.category === units[0]!.category && canBeAdded(unit));
  return isOneKind && (isSum || areUsedTogether(units));
}
