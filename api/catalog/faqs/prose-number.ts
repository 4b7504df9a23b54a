import { computeExponent } from '../engine/format-quantity.ts';
import { proseNumber, wholeFigures, withCommas, withMinusSign } from '../engine/prose-number.ts';
import { exactFactor } from '../engine/published-factor.ts';
import { equals, rational, subtract, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

const ONE = rational(1n);

export function quantityText(value: Rational, digits: number, unit: UnitDefinition): string {
  const number = withCommas(withMinusSign(proseNumber(value, wholeFigures(value, digits))));
  if (unit.category === 'temperature') return `${number} ${unit.symbol}`;
  return `${number} ${equals(value, ONE) ? unit.singular : unit.plural}`;
}

/** Returns six, or more for pairs such as torr and mmHg, which look equal with six digits. */
export function figuresFor(from: UnitDefinition, to: UnitDefinition): number {
  const factor = exactFactor(from, to);
  if (!factor || equals(factor, ONE)) return 6;
  return computeExponent(subtract(factor, ONE)) < -5 ? 9 : 6;
}

export function withArticle(noun: string): string {
  return /^(?:[aeio]|hour)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
