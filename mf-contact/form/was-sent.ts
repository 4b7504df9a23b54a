/** The API sends a browser that posted the form without scripts back to `/contact?sent=1`. */
export function wasSent(search: URLSearchParams): boolean {
  return search.get('sent') === '1';
}
