const OF_API = /^\/api(\/|$)/;

/** Returns true for API paths, which the API serves even if a route such as `/:category/:pair` matches them. */
export function isApiAddress(path: string): boolean {
  return OF_API.test(path);
}
