const OF_API = /^\/api(\/|$)/;

/** The API takes precedence over routes such as `/:category/:pair`. */
export function isApiPath(path: string): boolean {
  return OF_API.test(path);
}
