import { formatFixed } from '@site/catalog/engine/format-quantity';
import { computeOffset, computeScale } from '@site/catalog/engine/convert';
import { add, divide, multiply, rationalFromDecimal, subtract } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { Axis } from './axis.ts';
import type { MarkedPoint } from './landmarks.ts';
import type { Axes } from './shape.ts';

/** Both ends are in degrees Celsius. */
interface TemperatureRange {
  from: number;
  to: number;
}

const EVERYDAY: TemperatureRange = { from: -20, to: 220 };
const ABSOLUTE_ZERO = -273.15;
const COLD: TemperatureRange = { from: ABSOLUTE_ZERO, to: 120 };

const HOT_ENDS = [1e2, 1e3, 1e4, 1e5].flatMap((power) => [5 * power, 10 * power, 20 * power]);

/** Hotter values need a logarithmic scale. */
const HOTTEST = 1_000_000;

/** In degrees Celsius, rounded. The Sun has the IAU's nominal effective temperature, 5772 K. */
const LANDMARKS: readonly { celsius: number; text: string }[] = [
  { celsius: ABSOLUTE_ZERO, text: 'Absolute zero' },
  { celsius: -195.8, text: 'Nitrogen boils' },
  { celsius: -78.5, text: 'Dry ice' },
  { celsius: 0, text: 'Water freezes' },
  { celsius: 20, text: 'Room' },
  { celsius: 37, text: 'Body' },
  { celsius: 100, text: 'Water boils' },
  { celsius: 180, text: 'Oven' },
  { celsius: 1085, text: 'Copper melts' },
  { celsius: 5500, text: 'Sun’s surface' },
];

/** Undefined if the units are not temperatures, or the value is too hot for a thermometer. */
export function buildTemperatureAxes(value: Rational, from: UnitDefinition, to: UnitDefinition): Axes | undefined {
  if (from.category !== 'temperature') return undefined;
  const range = findRange(toDegrees(toCelsius(value, from)));
  if (!range) return undefined;
  const axis = (unit: UnitDefinition): Axis => ({
    unit,
    start: toDegrees(fromCelsius(range.from, unit)),
    end: toDegrees(fromCelsius(range.to, unit)),
    isLogarithmic: false,
  });
  return { from: axis(from), to: axis(to) };
}

function findRange(celsius: number): TemperatureRange | undefined {
  if (celsius >= EVERYDAY.from && celsius <= EVERYDAY.to) return EVERYDAY;
  if (celsius >= COLD.from && celsius <= EVERYDAY.from) return COLD;
  if (!(Math.abs(celsius) < HOTTEST)) return undefined;
  const end = HOT_ENDS.find((degrees) => degrees >= Math.abs(celsius) * 1.25)!;
  return celsius > 0 ? { from: 0, to: end } : { from: -end, to: 0 };
}

function toDegrees(value: Rational): number {
  return Number(formatFixed(value, 20));
}

const ICE_POINT = rationalFromDecimal('273.15');

/** The base unit is the kelvin. */
function toCelsius(value: Rational, unit: UnitDefinition): Rational {
  return subtract(multiply(add(value, computeOffset(unit)), computeScale(unit)), ICE_POINT);
}

function fromCelsius(celsius: number, unit: UnitDefinition): Rational {
  return subtract(
    divide(add(rationalFromDecimal(String(celsius)), ICE_POINT), computeScale(unit)),
    computeOffset(unit),
  );
}

/** Returns landmarks that are at least `gap` apart, the lowest first. */
export function placeTemperatureLandmarks({ unit, start, end }: Axis, gap: number): readonly MarkedPoint[] {
  const placed: MarkedPoint[] = [];
  for (const { celsius, text } of LANDMARKS) {
    const at = (toDegrees(fromCelsius(celsius, unit)) - start) / (end - start);
    if (at < 0 || at > 1) continue;
    if (at - (placed.at(-1)?.at ?? -Infinity) >= gap) placed.push({ at, text });
  }
  return placed;
}
