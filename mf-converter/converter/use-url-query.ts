import { useLocation } from '@site/shell-contract';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 400;

/** Writes when typing pauses or on a click. Bypasses the router, which would render the page again and scroll. */
export function useUrlQuery(query: Readonly<Record<string, string>> | undefined): void {
  const serialized = query && JSON.stringify(query);
  const path = useRef<string>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    path.current ??= location.pathname;
    if (serialized === undefined) return;
    const write = () => {
      stop();
      // A navigation changes the URL before it replaces this page, and the path may stay the same.
      if (location.pathname === path.current && getHistoryKey() === key)
        writeToUrl(JSON.parse(serialized) as Record<string, string>);
    };
    const timer = setTimeout(write, PAUSE_MS);
    // Capture runs before the link's handler, so Back restores the typed value.
    addEventListener('click', write, { capture: true });
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('click', write, { capture: true });
    };
    return stop;
  }, [serialized, key]);
}

/** React Router stores a key in each history entry. */
function getHistoryKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

function writeToUrl(query: Readonly<Record<string, string>>) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}
