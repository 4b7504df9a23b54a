import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref to the latest value, for handlers in parts that render deferred or server values. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
