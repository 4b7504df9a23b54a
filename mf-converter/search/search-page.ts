/** The page of the site's search, which answers without a script. */
export const SEARCH_PAGE = '/all-converters';

export function searchPath(text: string): string {
  return text === '' ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ q: text }).toString()}`;
}
