import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { TouchKeysProps } from './touch-keys.tsx';

/** Loads the keys when the field first gets the focus on a touch screen. */
export function useTouchKeys(
  field: RefObject<HTMLInputElement | null>,
): [ComponentType<TouchKeysProps> | undefined, load: () => void] {
  const [Keys, setKeys] = useState<ComponentType<TouchKeysProps>>();
  const load = () => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    import('./touch-keys.tsx').then(
      ({ TouchKeys }) => setKeys(() => TouchKeys),
      () => {},
    );
  };
  useEffect(() => {
    // The visitor may have focused the field before hydration.
    if (field.current && document.activeElement === field.current) load();
  }, [field]);
  return [Keys, load];
}
