import { RECIPROCALS, UNIT_DEFINITIONS } from '../../api/catalog/testing/unit-definitions.ts';

/* Converts with exact fractions, and shares no code or data with the site. */

/** The fraction is not reduced. The denominator is positive. */
type Fraction = readonly [top: bigint, bottom: bigint];

const TO_KELVINS: Readonly<Record<string, (value: Fraction) => Fraction>> = {
  C: (value) => plus(value, '273.15'),
  F: (value) => times(plus(value, '459.67'), [5n, 9n]),
  K: (value) => value,
  R: (value) => times(value, [5n, 9n]),
};
const FROM_KELVINS: Readonly<Record<string, (value: Fraction) => Fraction>> = {
  C: (value) => plus(value, '-273.15'),
  F: (value) => plus(times(value, [9n, 5n]), '-459.67'),
  K: (value) => value,
  R: (value) => times(value, [9n, 5n]),
};

export function exactConversion(value: string, category: string, from: string, to: string): Fraction {
  if (category === 'temperature') return FROM_KELVINS[to]!(TO_KELVINS[from]!(fraction(value)));
  const [given, source, target] = [value, UNIT_DEFINITIONS[category]![from]!, UNIT_DEFINITIONS[category]![to]!].map(
    fraction,
  ) as [Fraction, Fraction, Fraction];
  const base = RECIPROCALS.has(from) ? over(source, given) : times(given, source);
  return RECIPROCALS.has(to) ? over(target, base) : over(base, target);
}

function over(above: Fraction, [top, bottom]: Fraction): Fraction {
  return times(above, top < 0n ? [-bottom, -top] : [bottom, top]);
}

function fraction(text: string): Fraction {
  const [top = '', bottom] = text.split('/');
  const [whole = '', decimals = ''] = top.split('.');
  const above: Fraction = [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
  if (bottom === undefined) return above;
  const [over, under] = fraction(bottom);
  return times(above, [under, over]);
}

function times([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d];
}

function plus([a, b]: Fraction, text: string): Fraction {
  const [c, d] = fraction(text);
  return [a * d + c * b, b * d];
}

/** The number of decimals for values below each limit. */
const DECIMALS: readonly [limit: Fraction, decimals: number][] = [
  [[1n, 100n], 6],
  [[1n, 1n], 4],
  [[10n, 1n], 3],
];

export function shownInWidget([top, bottom]: Fraction): string {
  if (top === 0n) return '0';
  const size = top < 0n ? -top : top;
  const isUnder = (limit: Fraction) => size * limit[1] < limit[0] * bottom;
  const text =
    isUnder([1n, 1_000_000n]) || !isUnder([10n ** 21n, 1n])
      ? exponentForm(size, bottom, 6)
      : decimals(size, bottom, DECIMALS.find(([limit]) => isUnder(limit))?.[1] ?? 2);
  return top < 0n ? `-${text}` : text;
}

/** Returns six significant digits if the displayed value is off by more than 0.05%, and otherwise undefined. */
export function moreThanShown([top, bottom]: Fraction, shown: string): string | undefined {
  const size = top < 0n ? -top : top;
  const [over, under] = readFraction(shown.replace(/^-/, ''));
  const off = over * bottom - size * under;
  if ((off < 0n ? -off : off) * 2000n <= size * under) return undefined;
  let power = 0;
  while (size * 10n ** BigInt(power) < bottom) power += 1;
  const text = power > 4 ? exponentForm(size, bottom, 5) : decimals(size, bottom, power + 5);
  const [figure, figureBottom] = readFraction(text);
  const sign = top < 0n ? '-' : '';
  return figure * bottom === size * figureBottom
    ? `exactly ${sign}${text.replace(/\.?0+(?=e|$)/, '')}`
    : `${sign}${text}`;
}

function readFraction(text: string): Fraction {
  const [figures = '', power = '0'] = text.split('e');
  const scale: Fraction = power.startsWith('-') ? [1n, 10n ** BigInt(power.slice(1))] : [10n ** BigInt(power), 1n];
  return times(fraction(figures), scale);
}

function decimals(size: bigint, bottom: bigint, places: number): string {
  const scale = 10n ** BigInt(places);
  const rounded = nearest(size * scale, bottom);
  return `${rounded / scale}.${(rounded % scale).toString().padStart(places, '0')}`;
}

function exponentForm(size: bigint, bottom: bigint, places: number): string {
  let power = 0;
  while (size * 10n ** BigInt(Math.max(power, 0)) < bottom) power += 1;
  while (power <= 0 && size >= bottom * 10n ** BigInt(1 - power)) power -= 1;
  const [above, below] = power >= 0 ? [size * 10n ** BigInt(power), bottom] : [size, bottom * 10n ** BigInt(-power)];
  let figures = nearest(above * 10n ** BigInt(places), below).toString();
  if (figures.length > places + 1) [figures, power] = [figures.slice(0, -1), power - 1];
  return `${figures[0]}.${figures.slice(1)}e${power > 0 ? '-' : '+'}${Math.abs(power)}`;
}

/** Rounds halves away from zero. */
function nearest(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom);
}
