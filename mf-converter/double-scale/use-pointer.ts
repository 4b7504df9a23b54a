import { equals, rationalFromShown } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { plainDigits } from '@site/shell-contract';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { visitorFormat } from '../format/visitor-format.ts';
import { getTextAfterKey, getTextAt } from './grid.ts';
import type { Landmarks } from './landmarks.ts';
import { buildScale, isSuitable } from './scale.ts';
import type { Scale } from './scale.ts';
import type { ShapeWithAxes } from './shape.ts';

export interface DoubleScaleProps {
  /** The value is in the unit `from`. */
  value: Rational;
  from: UnitDefinition;
  to: UnitDefinition;
  landmarks?: Landmarks | undefined;
  /** Labels for `value` in each unit: `5 ft 11 in`, as typed, and `1.803 m`. */
  typedLabel?: string | undefined;
  resultLabel?: string | undefined;
  /** True to hide the scale of `to`. */
  isOneSided?: boolean;
  /** Receives the pointer's number in the visitor's format. */
  enter: RefObject<(text: string) => void>;
  shape?: ShapeWithAxes;
}

interface Gesture {
  scale: Scale;
  /** Undefined once the field contains the value. */
  value: Rational | undefined;
  isActive: boolean;
}

/** Keeps the range during a gesture, and moves the pointer before the field's value arrives. */
export function usePointer({ value: fieldValue, from, to, enter, shape }: DoubleScaleProps) {
  const [gesture, setGesture] = useState<Gesture>();
  // Earlier changes from the same event may be pending.
  const update = (change: Partial<Gesture>) => setGesture((latest) => latest && { ...latest, ...change });
  const current = gesture?.scale.from.unit.id === from.id && gesture.scale.to.unit.id === to.id ? gesture : undefined;
  if (current?.value && !current.isActive && equals(current.value, fieldValue)) update({ value: undefined });
  const value = current?.value ?? fieldValue;
  const isKept = current && (current.isActive || isSuitable(current.scale, value));
  const scale = isKept ? current.scale : buildScale(value, from, to, shape);

  function moveTo(text: string) {
    const next = rationalFromShown(text);
    setGesture({ scale, value: next, isActive: true });
    if (!equals(next, value)) enter.current(plainDigits(text, visitorFormat()));
  }
  const release = () => update({ value: undefined, isActive: false });
  const onKeyDown = (event: KeyboardEvent) => {
    // The field handles Ctrl+Z itself.
    if (event.altKey || event.ctrlKey || event.metaKey) return release();
    const text = getTextAfterKey(scale, value, event.key);
    if (text === undefined) return;
    event.preventDefault();
    moveTo(text);
  };
  const press = usePress(moveTo, () => update({ isActive: false }), scale);
  // Any other change to the field moves the focus first, which calls `onBlur`.
  return { scale, value, handlers: { onKeyDown, onBlur: release, ...press } };
}

/** A mouse drags immediately. A finger can scroll the page, so it taps, or drags along the scale. */
function usePress(moveTo: (text: string) => void, end: () => void, scale: Scale) {
  const press = useRef<{ start: PointerEvent; isDrag: boolean }>(undefined);
  const follow = (event: PointerEvent) => {
    const { position, pixels } = scale.shape.measure(
      event,
      event.currentTarget.firstElementChild!.getBoundingClientRect(),
    );
    moveTo(getTextAt(scale, position, pixels));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!press.current) return;
    press.current.isDrag ||= scale.shape.isDrag(press.current.start, event);
    if (press.current.isDrag) follow(event);
  };
  const stop = () => {
    press.current = undefined;
    end();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // A press that is replayed after hydration may have ended.
      }
      press.current = { start: event, isDrag: event.pointerType !== 'touch' };
      onPointerMove(event);
    },
    onPointerMove,
    onPointerUp: (event: PointerEvent) => {
      if (press.current) follow(event);
      stop();
    },
    onPointerCancel: stop,
  };
}
