/** The shell redirects a form posted without scripts to `/contact?sent=1`. */
export function wasSent(search: URLSearchParams): boolean {
  return search.get('sent') === '1';
}
