import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { ComponentType, PointerEvent } from 'react';
import type { css } from 'styled-components';
import type { Axis } from './axis.ts';
import type { Landmark } from './landmarks.ts';
import type { Density, Tick } from './ticks.ts';

export interface Pointer {
  /** Position on the axis, from 0 to 1. */
  at: number;
  /** Text such as `6 ft`. */
  tag: string;
  /** Text such as `6 feet`. */
  phrase: string;
}

export interface ScaleSide {
  axis: Axis;
  ticks: readonly Tick[];
  pointer: Pointer | undefined;
  landmarks: readonly Landmark[] | undefined;
}

export interface PictureProps {
  from: ScaleSide;
  to: ScaleSide | undefined;
}

export interface Axes {
  from: Axis;
  to: Axis;
}

export interface Shape extends Density {
  style: ReturnType<typeof css>;
  orientation?: 'vertical';
  hint: string;
  /** A pointer closer to an end than this part of the axis needs another range, unless it is at zero. */
  edge: number;
  Picture: ComponentType<PictureProps>;
  /** Returns the step of an arrow key. */
  computeStep: (range: number) => number;
  measure: (event: PointerEvent, picture: DOMRect) => { position: number; pixels: number };
  /** True if a finger that moved from `start` drags the pointer instead of scrolling the page. */
  isDrag: (start: PointerEvent, event: PointerEvent) => boolean;
}

export interface ShapeWithAxes extends Shape {
  /** Undefined if the value needs rulers. */
  buildAxes: (value: Rational, from: UnitDefinition, to: UnitDefinition) => Axes | undefined;
}
