import { commonUnits } from '@site/catalog/common-units';
import { isThroughPi } from '@site/catalog/engine/convert';
import { formatExact } from '@site/catalog/engine/format-exact';
import { exactFactor, publishedFigure } from '@site/catalog/engine/published-factor';
import { compare, divide, rational } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';

interface Amount {
  text: string;
  unit: UnitDefinition;
}

export interface ChainFactor {
  top: Amount;
  bottom: Amount;
}

export interface FactorChain {
  factors: readonly ChainFactor[];
  isExact: boolean;
}

const MAX_DIGITS = 12;
const MAX_FACTORS = 4;
const ONE = rational(1n);
const LEAST_KNOWN = rational(1n, 10n);
const MOST_KNOWN = rational(10_000n);

export function factorChain(
  from: UnitDefinition,
  to: UnitDefinition,
  units: readonly UnitDefinition[],
): FactorChain | undefined {
  const factor = exactFactor(from, to);
  if (!factor || from.id === to.id) return undefined;
  const between = commonUnits[from.category] ?? units.map(({ id }) => id);
  const path = findShortestPath(
    from,
    to,
    between.flatMap((id) => units.find((unit) => unit.id === id) ?? []),
  );
  if (path) return { factors: path, isExact: true };
  const exact = findFactor(from, to, (value) => countDigits(value) <= MAX_DIGITS);
  if (exact) return { factors: [exact], isExact: true };
  const top = { text: publishedFigure(factor), unit: to };
  return { factors: [{ top, bottom: { text: '1', unit: from } }], isExact: false };
}

function findShortestPath(
  from: UnitDefinition,
  to: UnitDefinition,
  between: readonly UnitDefinition[],
): readonly ChainFactor[] | undefined {
  let paths: (readonly ChainFactor[])[] = [[]];
  const seen = new Set([from.id]);
  for (let length = 1; length <= MAX_FACTORS; length += 1) {
    const longer: (readonly ChainFactor[])[] = [];
    for (const path of paths) {
      const end = path.at(-1)?.top.unit ?? from;
      const last = findFactor(end, to, isKnown);
      if (last) return [...path, last];
      for (const unit of between) {
        const next = seen.has(unit.id) ? undefined : findFactor(end, unit, isKnown);
        if (!next) continue;
        seen.add(unit.id);
        longer.push([...path, next]);
      }
    }
    paths = longer;
  }
  return undefined;
}

function findFactor(
  from: UnitDefinition,
  to: UnitDefinition,
  isUsable: (value: Rational) => boolean,
): ChainFactor | undefined {
  const factor = isThroughPi(from, to) ? undefined : exactFactor(from, to);
  if (!factor) return undefined;
  const inverse = divide(ONE, factor);
  const isLarge = factor.numerator >= factor.denominator;
  const [first, second] = isLarge ? [factor, inverse] : [inverse, factor];
  const usable = [first, second].find(isUsable);
  if (!usable) return undefined;
  const { text } = formatExact(usable);
  return usable === factor
    ? { top: { text, unit: to }, bottom: { text: '1', unit: from } }
    : { top: { text: '1', unit: to }, bottom: { text, unit: from } };
}

function isKnown(value: Rational): boolean {
  const digits = countDigits(value);
  return digits === 1 || (digits <= 4 && compare(value, LEAST_KNOWN) >= 0 && compare(value, MOST_KNOWN) <= 0);
}

function countDigits(value: Rational): number {
  const { text, isExact } = formatExact(value);
  if (!isExact) return Infinity;
  const digits = text.replace('.', '').replace(/^0+/, '');
  return digits.replace(/0+$/, '').length;
}
