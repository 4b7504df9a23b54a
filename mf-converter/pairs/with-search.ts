/** The path with the present query, so that a redirect keeps the value. */
export function withSearch(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}
