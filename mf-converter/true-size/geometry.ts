import { computeScale } from '@site/catalog/engine/convert';
import { formatExponent } from '@site/catalog/engine/format-quantity';
import { multiply, rational } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { Axis } from '../double-scale/axis.ts';
import type { Density } from '../double-scale/ticks.ts';

/** Sizes in millimeters. Sources: ISO/IEC 7810 (ID-1) for cards, the US Mint and the ECB for coins. */
export const KNOWN_OBJECTS = [
  { value: 'card', label: 'Bank card', name: 'a bank card', width: 85.6, height: 53.98, radius: 3.18 },
  { value: 'quarter', label: 'US quarter', name: 'a quarter', width: 24.26, height: 24.26, radius: 12.13 },
  { value: 'euro', label: '1-euro coin', name: 'a 1-euro coin', width: 23.25, height: 23.25, radius: 11.625 },
] as const;

const THOUSAND = rational(1000n);

/** The base unit of length is the meter. */
export function toMillimeters(value: Rational, unit: UnitDefinition): number {
  return Number(formatExponent(multiply(multiply(value, computeScale(unit)), THOUSAND), 15));
}

const SMALLEST_MM = 0.05;

/** @param screen length of the rulers in millimeters */
export function computeFit(millimeters: number, screen: number): 'fits' | 'too-long' | 'too-small' {
  if (millimeters < SMALLEST_MM) return 'too-small';
  return millimeters > screen ? 'too-long' : 'fits';
}

const ONE = rational(1n);

export function buildAxis(unit: UnitDefinition, screen: number): Axis {
  return { unit, start: 0, end: screen / toMillimeters(ONE, unit), isLogarithmic: false };
}

/** The minimum distance between two labels. */
const LABELS_MM = 20;

const PARTS = { 1: 10, 2: 20, 5: 10 } as const;
const SIXTEENTHS = 16;

export function computeDensity(units: readonly UnitDefinition[], screen: number): Density {
  const most = Math.ceil(screen / LABELS_MM);
  const hasInches = units.some(({ finestFraction }) => finestFraction !== undefined);
  return {
    // Labels of more than four characters need twice the room.
    intervals: { short: most, long: Math.ceil(most / 2) },
    getParts: (mantissa) => {
      const all = hasInches && mantissa === 1 ? SIXTEENTHS : PARTS[mantissa];
      return { all, middle: all / 2 };
    },
  };
}
