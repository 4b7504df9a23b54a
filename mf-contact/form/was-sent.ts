/** After a form posted without scripts, the shell redirects the browser to `/contact?sent=1`. */
export function wasSent(search: URLSearchParams): boolean {
  return search.get('sent') === '1';
}
