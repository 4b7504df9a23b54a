import { useEffect, useState } from 'react';

const PAUSE_MS = 600;

/** False while `value` keeps changing: what is read aloud waits for a pause in the typing. */
export function useIsSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
