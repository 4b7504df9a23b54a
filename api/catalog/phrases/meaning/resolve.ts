import { convert, hasCounterpart } from '../../engine/convert.ts';
import { add, negate, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import {
  type Amount,
  type ColloquialCount,
  type Doubt,
  makeAmount,
  type Request,
  type Target,
} from '../grammar/values.ts';
import { certain, type UnitIndex } from '../names/unit-index.ts';
import { usualMixed, usualTargets } from '../names/usual-targets.ts';
import { interpretAmount, interpretTarget, type Interpretation } from './interpret.ts';
import { type MeaningPair, pairMeanings } from './pair-meanings.ts';

export interface Measure {
  value: Rational;
  unit: UnitDefinition;
}

export interface QuantityPart extends Measure {
  colloquial?: ColloquialCount | undefined;
  /** The part follows a plus, so the sign of the whole amount does not apply to it. */
  isAdded?: boolean | undefined;
}

export interface Quantity extends Measure {
  parts: readonly QuantityPart[];
}

export interface ConvertedPair {
  from: Quantity;
  /** `units` contains more than one unit for a mixed result, largest first. */
  to: { unit: UnitDefinition; units: readonly UnitDefinition[] };
  /** The exact result in `to.unit`. */
  result: Rational;
}

export interface Resolved extends ConvertedPair {
  amount: Amount;
  /** If set, `from` is the time that the transfer takes. */
  transfer?: readonly QuantityPart[];
  assumed: { value: boolean; target: boolean };
  /** A unit name has no most common meaning. */
  isOpen: boolean | undefined;
}

export interface Meaning {
  /** The most likely conversion comes first. */
  conversions: readonly Resolved[];
  /** Each conversion answers a part of the request, as in `20 C to F and K`. */
  isEach?: boolean;
  /** The sides of an area or a volume. */
  also?: readonly ConvertedPair[];
  mismatch?: Mismatch | undefined;
  doubt?: Doubt | undefined;
  /** The choices if there is a doubt. */
  offered?: readonly Resolved[];
}

/** Units of different kinds, the same unit twice, or a zero without a counterpart, such as 0 mpg in L/100 km. */
export interface Mismatch {
  from: UnitDefinition;
  to: UnitDefinition;
  amount: Amount;
  otherMeanings: readonly Resolved[];
}

const MAX_MEANINGS = 12;

const NONE: Meaning = { conversions: [] };

export function requestFor({ value, unit }: Measure, target: Target): Request {
  return { amount: makeAmount([{ value, candidates: certain(unit) }]), target };
}

export function resolve({ amount, target, isLoose = false }: Request, index: UnitIndex): Meaning {
  const sources = interpretAmount(amount, index);
  if (sources.length === 0) return NONE;
  if (target.length === 0) return { conversions: resolveUsualTargets(amount, sources, index) };
  const targets = interpretTarget(target);
  if (targets.length === 0) return NONE;
  const pairs = pairMeanings(sources, targets, isLoose);
  const [best] = pairs;
  const isOpen = best !== undefined && isOneName(best, sources, targets);
  const resolved = pairs
    .slice(0, MAX_MEANINGS)
    .flatMap(({ source, target: { units, isOpen: isTargetOpen } }) =>
      resolvedAs(amount, { ...source, isOpen: isOpen || source.isOpen || isTargetOpen }, units),
    );
  const first = sources[0]!.isOpen ? undefined : sources[0]!.units[0];
  const usual = first === targets[0]!.units[0] ? first : undefined;
  const same = isOpen ? usual : certainSharedUnit(sources, targets);
  if (same) return { conversions: [], mismatch: { from: same, to: same, amount, otherMeanings: resolved } };
  if (resolved.length > 0) return { conversions: [...resolved, ...unusedWeight(amount, sources, pairs, index)] };
  const [from, to] = best ? [best.source.units[0]!, best.target.units[0]!] : mismatchedUnits(sources, targets);
  return { conversions: [], mismatch: { from, to, amount, otherMeanings: [] } };
}

function resolveUsualTargets(amount: Amount, sources: readonly Interpretation[], index: UnitIndex): Resolved[] {
  const usual = sources.filter(({ isRare }) => !isRare);
  return withFoodFirst(amount, usual.length > 0 ? usual : sources)
    .slice(0, MAX_MEANINGS)
    .flatMap((source) => withUsualTargets(amount, source, index));
}

/** 5 oz in ml means fluid ounces, and 5 lb in N means pounds-force, because weights usually have weight targets. */
function unusedWeight(
  amount: Amount,
  [first]: readonly Interpretation[],
  pairs: readonly MeaningPair[],
  index: UnitIndex,
): Resolved[] {
  const isUsed = !first || first.isOpen || pairs.some(({ source }) => source === first);
  return isUsed || first.units[0]!.category !== 'weight' ? [] : withUsualTargets(amount, first, index).slice(0, 1);
}

/** Smaller counts may not be about food. */
const LEAST_FOOD_CALORIES = 100n;

/** 2000 calories are probably from a food label, so they are kilocalories. */
function withFoodFirst(amount: Amount, sources: readonly Interpretation[]): readonly Interpretation[] {
  const [part, ...others] = amount.parts;
  const isMany = part !== undefined && part.value.numerator >= LEAST_FOOD_CALORIES * part.value.denominator;
  const isSmallFirst = sources[0]?.units[0]?.id === 'cal';
  const food = sources.find(({ units }) => units[0]?.id === 'kcal');
  if (!isMany || others.length > 0 || !isSmallFirst || !food) return sources;
  return [food, ...sources.filter((source) => source !== food)];
}

function isOneName(
  { source, target }: MeaningPair,
  sources: readonly Interpretation[],
  targets: readonly Interpretation[],
): boolean {
  const isAmong = ({ units }: Interpretation, all: readonly Interpretation[]) =>
    all.some((name) => name.units.length === 1 && name.units[0] === units[0]);
  if (source.units.length > 1 || target.units.length > 1) return false;
  const [isFirstSource, isFirstTarget] = [source === sources[0], target === targets[0]];
  if ((isFirstSource && (isFirstTarget || source.isExact)) || (isFirstTarget && target.isExact)) return false;
  return isAmong(source, targets) && isAmong(target, sources);
}

/** In 500 Cal in kcal, `Cal` cannot be small calories. */
function certainSharedUnit(
  sources: readonly Interpretation[],
  targets: readonly Interpretation[],
): UnitDefinition | undefined {
  const sureUnits = (all: readonly Interpretation[]) =>
    all.flatMap(({ units, isExact, isSymbol }) =>
      units.length === 1 && (isExact || isSymbol || all.length === 1) ? units : [],
    );
  const sureTargets = sureUnits(targets);
  return sureUnits(sources).find((unit) => sureTargets.includes(unit));
}

function withUsualTargets(amount: Amount, source: Interpretation, index: UnitIndex): Resolved[] {
  const all = index.unitsOf(source.units[0]!.category);
  const { value } = getQuantity(amount, source.units);
  const mixed = amount.isSum ? undefined : usualMixed(source.units, value, all);
  const usual = usualTargets(source.units, all, value);
  const targets = [...(mixed ? [mixed] : []), ...usual.map((unit) => [unit])];
  return targets.flatMap((to) => resolvedAs(amount, source, to, true));
}

function resolvedAs(
  amount: Amount,
  { units, isOpen }: Interpretation,
  targets: readonly UnitDefinition[],
  isTargetAssumed = false,
): Resolved[] {
  const from = getQuantity(amount, units);
  const to = { unit: targets[0]!, units: targets };
  if (!hasCounterpart(from.value, from.unit, to.unit)) return [];
  const result = convert(from.value, from.unit, to.unit);
  return [{ amount, to, isOpen, from, result, assumed: { value: amount.isBare, target: isTargetAssumed } }];
}

export function getQuantity({ parts: typed, isNegative }: Amount, units: readonly UnitDefinition[]): Quantity {
  // After a plus, the sign no longer applies.
  const plus = typed.findIndex(({ isAdded }) => isAdded);
  const parts = typed.map(({ value, colloquial, isAdded }, place) => ({
    value: isNegative && (plus === -1 || place < plus) ? negate(value) : value,
    unit: units[place]!,
    colloquial,
    isAdded,
  }));
  const unit = units[0]!;
  return { parts, value: parts.map((part) => convert(part.value, part.unit, unit)).reduce(add), unit };
}

function mismatchedUnits(
  sources: readonly Interpretation[],
  targets: readonly Interpretation[],
): [from: UnitDefinition, to: UnitDefinition] {
  // In `mb in hPa`, both names mean the same unit, although `mb` alone would mean megabytes.
  const same = sources
    .filter(({ isRare }, place) => place === 0 || isRare)
    .find(({ units }) => targets.some((target) => target.units[0] === units[0]))?.units[0];
  return [same ?? sources[0]!.units[0]!, same ?? targets[0]!.units[0]!];
}
