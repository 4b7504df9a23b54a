/** Names the composition of the page that sends a request, or that a response was made for. */
export const COMPOSITION_HEADER = 'x-composition';

/**
 * Returns a `fetch` that sends the composition ID. Use it only for the site's own API: on other origins the header
 * would require a CORS preflight.
 */
export function fetchAs(composition: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(COMPOSITION_HEADER, composition);
    return fetch(input, { ...init, headers });
  };
}
