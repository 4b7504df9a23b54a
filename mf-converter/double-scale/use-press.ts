import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { textAt } from './grid.ts';
import type { Scale } from './scale.ts';

/** A mouse drags immediately. A finger can scroll the page, so it taps, or drags along the scale. */
export function usePress(moveTo: (text: string) => void, end: () => void, scale: Scale) {
  const press = useRef<{ start: PointerEvent; isDrag: boolean }>(undefined);
  const follow = (event: PointerEvent) => {
    const { position, pixels } = scale.shape.measure(
      event,
      event.currentTarget.firstElementChild!.getBoundingClientRect(),
    );
    moveTo(textAt(scale, position, pixels));
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
        // A press that is repeated after hydration may have ended.
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
