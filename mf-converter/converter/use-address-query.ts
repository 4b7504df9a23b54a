import { useEffect } from 'react';

const PAUSE_MS = 400;

/**
 * Keeps the address's query at `query` when the typing pauses; empty values leave it. `undefined` leaves the address alone. Past
 * the router: this is the same page, which must neither render anew nor scroll.
 */
export function useAddressQuery(query: Readonly<Record<string, string>> | undefined): void {
  const wanted = query && JSON.stringify(query);
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => writeToAddress(JSON.parse(wanted) as Record<string, string>), PAUSE_MS);
    return () => clearTimeout(timer);
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
