const OF_API = /^\/api(\/|$)/;

/** The API takes precedence over routes such as `/:category/:pair`. */
export function isApiAddress(path: string): boolean {
  return OF_API.test(path);
}
