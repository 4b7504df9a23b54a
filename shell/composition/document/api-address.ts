const OF_API = /^\/api(\/|$)/;

/** Whether the API answers at a pathname, whichever route of a composition fits: `/api/docs` is no pair of a category. */
export function isApiAddress(path: string): boolean {
  return OF_API.test(path);
}
