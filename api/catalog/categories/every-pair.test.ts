import { describe, expect, test } from '@jest/globals';
import { convert } from '../engine/convert.ts';
import { formatFixed, formatQuantity, formatQuick, formatTableValue } from '../engine/format-quantity.ts';
import { rational } from '../engine/rational.ts';
import type { CategoryUnits } from '../engine/unit-definition.ts';
import { allCategoryUnits } from './all-units.ts';
import { sample } from '../testing/sample.ts';
import { RECIPROCALS, UNIT_DEFINITIONS } from '../testing/unit-definitions.ts';

/* This oracle shares no code or data with the engine. It uses long division, and rounds the digits. */

type Quotient = [top: bigint, bottom: bigint];

const temperatures: Record<string, (x: bigint) => Quotient> = {
  CF: (x) => [9n * x + 160n, 5n],
  CK: (x) => [100n * x + 27315n, 100n],
  CR: (x) => [180n * x + 49167n, 100n],
  FC: (x) => [5n * (x - 32n), 9n],
  FK: (x) => [100n * x + 45967n, 180n],
  FR: (x) => [100n * x + 45967n, 100n],
  KC: (x) => [100n * x - 27315n, 100n],
  KF: (x) => [180n * x - 45967n, 100n],
  KR: (x) => [9n * x, 5n],
  RC: (x) => [100n * x - 49167n, 180n],
  RF: (x) => [100n * x - 45967n, 100n],
  RK: (x) => [5n * x, 9n],
};

function computeQuotient(definition: string): Quotient {
  const [top = '', bottom = '1'] = definition.split('/');
  const places = 40;
  const scaled = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  };
  return [scaled(top), scaled(bottom)];
}

interface Written {
  digits: string;
  power: number;
  more: boolean;
}

function written(top: bigint, bottom: bigint): Written {
  const whole = (top / bottom).toString();
  let rest = top % bottom;
  let digits = whole === '0' ? '' : whole;
  let power = digits.length - 1;
  // The longest display has six more digits than the whole part.
  const wanted = digits.length + 8;
  while (digits.length < wanted && rest !== 0n) {
    rest *= 10n;
    const digit = rest / bottom;
    rest %= bottom;
    if (digits === '' && digit === 0n) power -= 1;
    else digits += digit.toString();
  }
  return { digits, power, more: rest !== 0n };
}

function rounded(digits: string, count: number): string {
  if (count < 0) return '0';
  const kept = digits.slice(0, count).padEnd(count, '0').split('').map(Number);
  if (Number(digits[count] ?? 0) < 5) return kept.join('') || '0';
  let at = count - 1;
  while (at >= 0 && kept[at] === 9) kept[at--] = 0;
  if (at < 0) return `1${kept.join('')}`;
  kept[at]! += 1;
  return kept.join('');
}

function fixed({ digits, power }: Written, places: number): string {
  const padded = rounded(digits, power + 1 + places).padStart(places + 1, '0');
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

function exponential({ digits, power }: Written, places: number): string {
  const figures = rounded(digits, places + 1);
  const shown = power + figures.length - (places + 1);
  return `${figures[0]}.${figures.slice(1, places + 1)}e${shown < 0 ? '' : '+'}${shown}`;
}

function isOverMillion({ digits, power, more }: Written): boolean {
  return power > 6 || (power === 6 && (more || !/^10*$/.test(digits)));
}

function quick(w: Written): string {
  if (w.digits === '') return '0';
  if (w.power < -2) return exponential(w, 4);
  if (w.power < 1) return fixed(w, 4);
  return isOverMillion(w) ? exponential(w, 4) : fixed(w, 2);
}

function helper(w: Written): string {
  if (w.digits === '') return '0';
  if (w.power < -6) return exponential(w, 6);
  if (w.power < -2) return fixed(w, 6);
  if (w.power < 0) return fixed(w, 4);
  if (w.power < 1) return fixed(w, 3);
  return w.power < 21 ? fixed(w, 2) : exponential(w, 6);
}

function table(w: Written, category: string): string {
  if (w.digits === '') return '0';
  if (category === 'temperature') return fixed(w, 1);
  if (w.power < -2) return exponential(w, 2);
  if (w.power < -1) return fixed(w, 3);
  return isOverMillion(w) ? exponential(w, 2) : fixed(w, 2);
}

function expected(category: string, from: string, to: string): (input: bigint) => Quotient {
  if (category === 'temperature') return temperatures[from + to]!;
  const [fromTop, fromBottom] = computeQuotient(UNIT_DEFINITIONS[category]![from]!);
  const [toTop, toBottom] = computeQuotient(UNIT_DEFINITIONS[category]![to]!);
  if (RECIPROCALS.has(from) !== RECIPROCALS.has(to))
    return RECIPROCALS.has(from)
      ? (input) => [fromTop * toBottom, fromBottom * toTop * input]
      : (input) => [toTop * fromBottom, toBottom * fromTop * input];
  const [top, bottom] = [fromTop * toBottom, fromBottom * toTop];
  return RECIPROCALS.has(from) ? (input) => [input * bottom, top] : (input) => [input * top, bottom];
}

const INPUTS = Array.from({ length: 500 }, (_, place) => BigInt(place + 1));

function wrongDigits({ category, units }: CategoryUnits): string[] {
  const wrong: string[] = [];
  let shift = 0;
  for (const from of units) {
    for (const to of units) {
      if (from === to) continue;
      const compute = expected(category, from.id, to.id);
      shift += 1;
      for (const input of sample(INPUTS, 25, shift)) {
        const [top, bottom] = compute(input);
        const digits = written(top < 0n ? -top : top, bottom);
        const signed = (text: string) => (top < 0n && text !== '0' ? `-${text}` : text);
        const value = convert(rational(input), from, to);
        const ours = [formatQuick(value), formatQuantity(value), formatTableValue(value, category)].join(' ');
        const theirs = [quick(digits), helper(digits), table(digits, category)].map(signed).join(' ');
        if (ours !== theirs) wrong.push(`${input} ${from.id} in ${to.id}: ${ours}, not ${theirs}`);
      }
    }
  }
  return wrong;
}

describe('converting 1 to 500 of each unit with all three display rules', () => {
  test.each(allCategoryUnits)('shows only correct digits for $category', (units) => {
    expect(wrongDigits(units).slice(0, 20)).toEqual([]);
  });

  test('keeps the last digit of 15 cm in km, which a double would lose', () => {
    const { units } = allCategoryUnits[0]!;
    const [cm, km] = ['cm', 'km'].map((id) => units.find((unit) => unit.id === id)!);
    const value = convert(rational(15n), cm!, km!);
    expect((0.00015).toFixed(4)).toBe('0.0001');
    expect(formatFixed(value, 4)).toBe('0.0002');
    expect(formatQuantity(value)).toBe('0.000150');
  });
});
