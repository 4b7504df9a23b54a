import { useEffect, useRef } from 'react';

const PAUSE_MS = 400;

/**
 * Keeps the address's query at `query` when the typing pauses, or when a link is followed before that; empty values leave it. `undefined`
 * leaves the address alone. Past the router: this is the same page, which must neither render anew nor scroll.
 */
export function useAddressQuery(query: Readonly<Record<string, string>> | undefined): void {
  const wanted = query && JSON.stringify(query);
  const path = useRef<string>(undefined);
  useEffect(() => {
    path.current ??= location.pathname;
    if (wanted === undefined) return;
    const write = () => {
      stop();
      // Until the page that was turned to is there, this one still stands under its address.
      if (location.pathname === path.current) writeToAddress(JSON.parse(wanted) as Record<string, string>);
    };
    const timer = setTimeout(write, PAUSE_MS);
    // Before the link itself hears of it: the way back leads to what was typed.
    addEventListener('click', write, { capture: true });
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('click', write, { capture: true });
    };
    return stop;
  }, [wanted]);
}

function writeToAddress(query: Readonly<Record<string, string>>) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', address);
}
