import { exponentOf, formatExponent, formatFixed } from '../engine/format-decimal.ts';
import { groupThousands } from '../engine/group-thousands.ts';
import { exactFactor } from '../engine/published-factor.ts';
import { equals, rational, subtract, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

const ONE = rational(1n);
const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻', '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹',
};

/** A number as a sentence writes it: `1,609.344` as `1609.344`, `63,360`, `6.2137 × 10⁻⁷`. */
export function proseNumber(value: Rational, figures: number): string {
  if (value.numerator === 0n) return '0';
  const exponent = exponentOf(value);
  if (exponent < -5 || exponent > 12) return inPowersOfTen(formatExponent(value, figures - 1));
  const places = figures - 1 - exponent;
  return groupThousands(places >= 0 ? formatFixed(value, places) : roundedWhole(value, -places));
}

/** `6.2137e-7` as `6.2137 × 10⁻⁷`. */
export function inPowersOfTen(exponentForm: string): string {
  const [mantissa = '', power] = exponentForm.split('e');
  if (power === undefined) return groupThousands(mantissa);
  const raised = [...String(Number(power))].map((character) => SUPERSCRIPTS[character]).join('');
  const digits = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  return digits === '1' ? `10${raised}` : `${digits} × 10${raised}`;
}

/** `1 mile`, `5280 feet`, `37 °C`. */
export function quantityText(value: Rational, figures: number, unit: UnitDefinition): string {
  const number = proseNumber(value, figures);
  if (unit.category === 'temperature') return `${number} ${unit.symbol}`;
  return `${number} ${equals(value, ONE) ? unit.singular : unit.plural}`;
}

/** Six figures, and more for the torr and the mmHg, which six would show as equal. */
export function figuresFor(from: UnitDefinition, to: UnitDefinition): number {
  const factor = exactFactor(from, to);
  if (!factor || equals(factor, ONE)) return 6;
  return exponentOf(subtract(factor, ONE)) < -5 ? 9 : 6;
}

export function withArticle(noun: string): string {
  return /^(?:[aeio]|hour)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function roundedWhole(value: Rational, zeros: number): string {
  const scaled = formatFixed(rational(value.numerator, value.denominator * 10n ** BigInt(zeros)), 0);
  return `${scaled}${'0'.repeat(zeros)}`;
}
