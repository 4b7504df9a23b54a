/** Says of which composition the page is that asks, or of which one the answer is made. */
export const COMPOSITION_HEADER = 'x-composition';

/** A `fetch` whose calls say which composition they belong to. For this site's own API: other origins would have to be asked for leave first. */
export function fetchAs(composition: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(COMPOSITION_HEADER, composition);
    return fetch(input, { ...init, headers });
  };
}
