import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Lets handlers in deferred or server-rendered parts read the current value. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
