import { useEffect, useState } from 'react';

/** Errors are shown and results are announced only after a pause in typing of this length. */
const PAUSE_MS = 600;

/** Returns the value after it has stayed unchanged for a pause in typing. Since 2.7.0. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
