import { rationalFromShown } from '@site/catalogue/engine/rational';
import { positionOn } from './axis.ts';
import type { Axis } from './axis.ts';

/** A well-known quantity, included in the page's data. */
export interface Landmark {
  /** A decimal number, in the unit of its axis. */
  quantity: string;
  text: string;
}

/** The best known first. */
export interface Landmarks {
  from: readonly Landmark[];
  to: readonly Landmark[];
}

export const NO_LANDMARKS: Landmarks = { from: [], to: [] };

export interface MarkedPoint {
  /** From 0 to 1. */
  at: number;
  text: string;
}

export interface PlacedLandmark extends MarkedPoint {
  /** Needs a wide axis. */
  isSecondary: boolean;
}

/** Parts of the width. */
export interface Span {
  start: number;
  end: number;
}

/** In pixels: minimum widths of a scale on phones and on wide screens, and the maximum width of a character. */
const WIDTHS = { narrow: 264, wide: 480, character: 7.2, gap: 12 } as const;
const MOST = { narrow: 1, wide: 2 } as const;

/** Returns those that fit next to the pointer's label and each other, within the axis. */
export function placeLandmarks(
  axis: Axis,
  landmarks: readonly Landmark[],
  tag: (width: number) => Span,
): readonly PlacedLandmark[] {
  const found = landmarks
    .map(({ quantity, text }) => ({ at: positionOn(axis, rationalFromShown(quantity)), text }))
    .filter(({ at }) => at > 0 && at < 1);
  const placed: PlacedLandmark[] = [];
  for (const size of ['narrow', 'wide'] as const) {
    const width = WIDTHS[size];
    const isFree = (span: Span) =>
      [tag(width), ...placed.map((one) => spanOf(one, width))].every(
        (other) => span.start > other.end || span.end < other.start,
      );
    for (const landmark of found) {
      if (placed.length >= MOST[size]) break;
      const span = spanOf(landmark, width);
      if (span.start < 0 || span.end > 1 || !isFree(span)) continue;
      placed.push({ ...landmark, isSecondary: size === 'wide' });
    }
  }
  return placed;
}

function spanOf({ at, text }: MarkedPoint, width: number): Span {
  const half = (widthOf(text) + WIDTHS.gap) / 2 / width;
  return { start: at - half, end: at + half };
}

/** Upper bound in pixels. */
export function widthOf(text: string): number {
  return text.length * WIDTHS.character;
}
