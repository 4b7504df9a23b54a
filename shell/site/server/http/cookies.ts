import { parseCookie, stringifySetCookie } from 'cookie';

interface OwnCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
  isSecure: boolean;
  path?: string;
  sameSite?: 'lax' | 'strict';
}

/** The first cookie with this name has the most specific path (RFC 6265, section 5.4). */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

export function hasCookie(header: string | undefined, names: readonly string[]): boolean {
  // Parsing takes ten times as long as a search, and most visitors have none of these cookies.
  return names.some((name) => header?.includes(name) && readCookie(header, name) !== undefined);
}

/** Scripts cannot read the cookie. Without `Domain`, browsers send it to this host alone. */
export function formatCookie({ isSecure, path = '/', sameSite = 'lax', maxAgeSeconds, ...own }: OwnCookie): string {
  return stringifySetCookie({ ...own, path, sameSite, maxAge: maxAgeSeconds, httpOnly: true, secure: isSecure });
}
