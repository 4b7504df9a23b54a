import type { IncomingMessage } from 'node:http';

export interface RequestTarget {
  /** Normalized, with one leading slash. */
  path: string;
  search: string;
  written: string;
  /** Set for an absolute-form target (RFC 9112 §3.2.2), which overrides the Host header. */
  host?: string;
  /** False if two programs may resolve the path differently, for example because of dot segments or encoded slashes. */
  isPlain: boolean;
}

/** Applies to the percent-encoded URL. URLs that remotes derive from it must fit `MAX_PATH_LENGTH`. */
export const MAX_URL_LENGTH = 2048;

const UNRESERVED = /[A-Za-z0-9._~-]/;
const AMBIGUOUS = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

export function readTarget(target: string): RequestTarget | undefined {
  const whole = /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
  const relative = whole ? target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/') : target;
  if (!relative.startsWith('/')) return undefined;
  const { pathname, search } = whole ?? new URL(`http://localhost${relative}`);
  const written = relative.split('?', 1)[0] ?? '';
  const decoded = written.replace(/%[0-9a-f]{2}/gi, decodeUnreserved);
  const path = pathname.replace(/%[0-9a-f]{2}/gi, decodeUnreserved).replaceAll(/\/{2,}/g, '/');
  const isPlain = !/\/\/|\\|#|\/\.{1,2}(?:\/|$)/.test(decoded) && !AMBIGUOUS.test(decoded);
  return { path, search, written, isPlain, ...(whole ? { host: whole.host } : {}) };
}

/** Fastify's `rewriteUrl` option. Sets the Host header from an absolute-form target. */
export function canonicalUrl({ url = '', headers }: IncomingMessage): string {
  const target = readTarget(url);
  if (!target) return url;
  if (target.host !== undefined) headers.host = target.host;
  return target.path + target.search;
}

/** Decodes unreserved characters and uppercases the other triplets (RFC 3986 §6.2.2). */
function decodeUnreserved(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return UNRESERVED.test(character) ? character : triplet.toUpperCase();
}

/** Control characters that HTML does not allow. Tabs and line breaks are allowed. */
const CONTROL = /%(?:0[0-8BCEF]|1[0-9A-F]|7F)/gi;

export function pageSearch(search: string): string {
  return search.replace(CONTROL, '');
}

/** Lowercases the path except percent-encoded triplets, and drops the trailing slash. */
export function pageSpelling(path: string): string {
  const lower = path.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return lower.length > 1 ? lower.replace(/\/$/, '') : lower;
}
