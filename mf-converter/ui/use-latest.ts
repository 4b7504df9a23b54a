import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For handlers in parts that render deferred or server values. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
