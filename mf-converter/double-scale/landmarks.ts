import { computePosition } from './axis.ts';
import type { Axis } from './axis.ts';

/** A well-known quantity, included in the page's data. */
export interface Landmark {
  /** A decimal number, in the unit of its axis. */
  quantity: string;
  text: string;
}

/** The best-known landmarks come first. */
export interface Landmarks {
  from: readonly Landmark[];
  to: readonly Landmark[];
}

export interface MarkedPoint {
  /** Position on the axis, from 0 to 1. */
  at: number;
  text: string;
}

export interface PlacedLandmark extends MarkedPoint {
  isSecondary: boolean;
}

/** Minimum width in pixels, and the maximum number of landmarks. */
const SCREENS = [
  { width: 264, most: 1, isSecondary: false },
  { width: 480, most: 2, isSecondary: true },
];

/** Width of the widest character, in pixels. */
const CHARACTER = 7.2;
const GAP = 12;

/**
 * Skips landmarks that would overlap the pointer's label or each other.
 * @param reach pixels of the label on each side of the pointer
 */
export function placeLandmarks(
  axis: Axis,
  landmarks: readonly Landmark[],
  pointer: number,
  reach: number,
): readonly PlacedLandmark[] {
  const placed: PlacedLandmark[] = [];
  for (const { width, most, isSecondary } of SCREENS) {
    const computeHalf = (text: string) => (text.length * CHARACTER + GAP) / 2 / width;
    for (const { quantity, text } of landmarks) {
      const at = computePosition(axis, quantity);
      const half = computeHalf(text);
      const isFree =
        Math.abs(at - pointer) > half + reach / width &&
        placed.every((neighbor) => Math.abs(at - neighbor.at) > half + computeHalf(neighbor.text));
      if (isFree && placed.length < most && at >= half && at <= 1 - half) placed.push({ at, text, isSecondary });
    }
  }
  return placed;
}
