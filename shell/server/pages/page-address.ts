/** Path and query of a request. Doubled slashes are made one: in a redirect, an address that begins with two would be another site's. */
export function pageAddress(target: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(target.startsWith('/') ? `http://localhost${target}` : target, 'http://localhost');
  return { pathname: pathname.replaceAll(/\/{2,}/g, '/'), search };
}
