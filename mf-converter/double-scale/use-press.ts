import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { dragGrid, textAt } from './grid.ts';
import type { Scale } from './scale.ts';
import { THERMOMETER } from './sizes.ts';

interface Press {
  x: number;
  y: number;
  isDrag: boolean;
  isOnGrip: boolean;
}

/** A finger that moves less is tapping. */
const TAP_PIXELS = 6;

/** A mouse drags immediately. A finger can scroll the page, so it taps, or drags along the scale. */
export function usePress(moveTo: (text: string) => void, end: () => void, scale: Scale) {
  const pressed = useRef<Press>(undefined);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { position, pixels } = measure(event, scale.shape);
    moveTo(textAt(dragGrid(scale, pixels), position));
  };
  const stop = () => {
    pressed.current = undefined;
    end();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      const { clientX: x, clientY: y, pointerType, target } = event;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = {
        x,
        y,
        isDrag: pointerType !== 'touch',
        isOnGrip: (target as Element).matches('[data-grip]'),
      };
      if (pressed.current.isDrag) follow(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pressed.current) return;
      pressed.current.isDrag ||= isAlongScale(event, pressed.current, scale.shape);
      if (pressed.current.isDrag) follow(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (pressed.current) follow(event);
      stop();
    },
    onPointerCancel: stop,
  };
}

/** Browsers report some movement before they start to scroll. */
function isAlongScale({ clientX, clientY }: PointerEvent, { x, y, isOnGrip }: Press, shape: Scale['shape']): boolean {
  const [across, down] = [Math.abs(clientX - x), Math.abs(clientY - y)];
  if (Math.max(across, down) < TAP_PIXELS) return false;
  return shape === 'rulers' ? across > down : isOnGrip;
}

function measure({ clientX, clientY, currentTarget }: PointerEvent, shape: Scale['shape']) {
  const { left, top, width } = currentTarget.firstElementChild!.getBoundingClientRect();
  if (shape === 'rulers') return { position: (clientX - left) / width, pixels: width };
  const pixels = THERMOMETER.bottom - THERMOMETER.top;
  return { position: (top + THERMOMETER.bottom - clientY) / pixels, pixels };
}
