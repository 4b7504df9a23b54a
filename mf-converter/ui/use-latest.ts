import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A ref to the latest value, for handlers of parts that are rendered with earlier values: deferred ones, or those of the server. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
