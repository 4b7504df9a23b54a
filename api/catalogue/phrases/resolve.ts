import { convert, hasCounterpart } from '../engine/convert.ts';
import { add, negate, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { interpretAmount, interpretTarget, type Interpretation } from './interpret.ts';
import type { Quantity } from './phrase-reading.ts';
import type { Amount } from './read-amount.ts';
import type { Request } from './structure.ts';
import type { UnitIndex } from './unit-index.ts';
import { usualTargets } from './usual-targets.ts';

/** A request with a unit for each of its names, and its result. */
export interface Resolved {
  amount: Amount;
  from: Quantity;
  to: readonly UnitDefinition[];
  result: Rational;
  assumed: { value: boolean; target: boolean };
  /** Lower is likelier, among those of one request. */
  rank: number;
  /** A name of it has no usual meaning. */
  isOpen: boolean;
}

/** Why units that are known make no conversion. */
export type Mismatch =
  | { kind: 'different-kinds'; from: UnitDefinition; to: UnitDefinition; amount: Amount }
  | { kind: 'same-unit'; unit: UnitDefinition; amount: Amount }
  | { kind: 'no-counterpart'; from: UnitDefinition; to: UnitDefinition; amount: Amount };

/** More than the ranks of the meanings of a name lie apart. */
const BESIDE = 4;
/** Less than they lie apart. */
const STEP = 0.25;
const MOST = 12;

/** Every conversion that a request may mean, the likeliest first, or why it means none. */
export function resolve({ amount, target, isLoose = false }: Request, index: UnitIndex): Resolved[] | Mismatch | undefined {
  const sources = interpretAmount(amount, index);
  if (sources.length === 0) return undefined;
  if (target.length === 0) {
    const found = sources.filter(({ isSeldom }) => !isSeldom).slice(0, MOST).flatMap((source) => withUsualTargets(amount, source, index));
    return found.length > 0 ? found : withoutCounterpart(amount, sources[0]!, usualTargets(sources[0]!.units, unitsBeside(sources[0]!, index)));
  }
  const targets = interpretTarget(target);
  if (targets.length === 0) return undefined;
  const isUsual = (one: Interpretation, all: readonly Interpretation[]) => one.rank === all[0]!.rank;
  const pairs = sources.flatMap((source) =>
    targets
      .filter((found) => areConvertible(source, found) && (!isLoose || (isUsual(source, sources) && isUsual(found, targets))))
      .map((found) => ({ source, found, rank: rankOf(source, found, isUsual(source, sources), isUsual(found, targets)) })),
  );
  const resolved = pairs
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .flatMap(({ source, found, rank }) => resolvedAs(amount, source, found.units, { rank, isOpen: source.isOpen || found.isOpen, isTargetAssumed: false }));
  if (resolved.length === 0) return (pairs[0] && withoutCounterpart(amount, pairs[0].source, pairs[0].found.units)) ?? mismatch(amount, sources[0]!, targets[0]!);
  // 5 oz in ml are fluid ounces; who means the others would want them in grams.
  const usual = !sources[0]!.isOpen && pairs.every(({ source }) => source !== sources[0]) ? withUsualTargets(amount, sources[0]!, index).slice(0, 1) : [];
  return [...resolved, ...usual];
}

function withUsualTargets(amount: Amount, source: Interpretation, index: UnitIndex): Resolved[] {
  return usualTargets(source.units, unitsBeside(source, index)).flatMap((unit, place) =>
    resolvedAs(amount, source, [unit], { rank: source.rank + place * BESIDE, isOpen: source.isOpen, isTargetAssumed: true }),
  );
}

/** All of its category. */
function unitsBeside({ units }: Interpretation, index: UnitIndex): readonly UnitDefinition[] {
  return index.categories.find(({ category }) => category === units[0]!.category)?.units ?? [];
}

function areConvertible(source: Interpretation, { units }: Interpretation): boolean {
  const [from, to] = [source.units[0]!, units[0]!];
  return from.category === to.category && (from !== to || source.units.length > 1 || units.length > 1);
}

/** What the other side makes a unit comes first: UK pints beside UK gallons. Beside gallons that may be UK ones, both being so is one step, not two. */
function rankOf(source: Interpretation, found: Interpretation, isSourceUsual: boolean, isFoundUsual: boolean): number {
  const isSourceBeside = source.beside.includes(found.units[0]!.id);
  const isFoundBeside = found.beside.includes(source.units[0]!.id);
  if ((isSourceBeside && isFoundUsual) || (isFoundBeside && isSourceUsual)) return source.rank + found.rank - BESIDE;
  return isSourceBeside || isFoundBeside ? Math.max(source.rank, found.rank) - STEP : source.rank + found.rank;
}

function resolvedAs(
  amount: Amount,
  { units }: Interpretation,
  to: readonly UnitDefinition[],
  { rank, isOpen, isTargetAssumed }: { rank: number; isOpen: boolean; isTargetAssumed: boolean },
): Resolved[] {
  const parts = amount.parts.map(({ value }, place) => ({ value: amount.isNegative ? negate(value) : value, unit: units[place]! }));
  const unit = units[0]!;
  const value = parts.map((part) => convert(part.value, part.unit, unit)).reduce(add);
  if (!hasCounterpart(value, unit, to[0]!)) return [];
  return [{
    amount, to, rank, isOpen,
    from: { parts, value, unit },
    result: convert(value, unit, to[0]!),
    assumed: { value: amount.isBare, target: isTargetAssumed },
  }];
}

function withoutCounterpart(amount: Amount, { units: [from] }: Interpretation, [to]: readonly UnitDefinition[]): Mismatch | undefined {
  return from && to && { kind: 'no-counterpart', from, to, amount };
}

function mismatch(amount: Amount, source: Interpretation, found: Interpretation): Mismatch {
  const [from, to] = [source.units[0]!, found.units[0]!];
  return from === to ? { kind: 'same-unit', unit: from, amount } : { kind: 'different-kinds', from, to, amount };
}
