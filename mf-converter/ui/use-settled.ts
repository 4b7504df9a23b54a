import { useEffect, useState } from 'react';

/** Pause before announcements and error messages. */
const PAUSE_MS = 600;

/** Returns the value after it has stayed unchanged for `PAUSE_MS`. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function useIsSettled(value: unknown): boolean {
  return useSettled(value) === value;
}
