import { useEffect, useState } from 'react';

/** What is read aloud, and what is wrong with a text, waits for such a pause in the typing. */
const PAUSE_MS = 600;

/** A value as it stands once it has not changed for a while: for what would only disturb while one types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** False while `value` keeps changing. */
export function useIsSettled(value: unknown): boolean {
  return useSettled(value) === value;
}
