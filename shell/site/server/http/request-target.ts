import type { IncomingMessage } from 'node:http';

/** The address that a request asks for, in one spelling whatever way it was written. */
export interface RequestTarget {
  /** Begins with one slash. No dot segments, no doubled slashes; only what must be is percent-encoded. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** The path as it came. */
  written: string;
  /** Given where the request names the whole address (RFC 9112 §3.2.2): it stands in place of the Host header. */
  host?: string;
  /**
   * False where the path has dot segments, doubled or encoded slashes, backslashes, control characters or a fragment:
   * two programs may read it as two addresses.
   */
  isPlain: boolean;
}

/**
 * Characters of a page's address, percent-encoded. Every page, redirect, and canonical address that a remote makes of such
 * an address fits the limits of what the shell accepts from a remote (`MAX_PATH_LENGTH`).
 */
export const MAX_ADDRESS_LENGTH = 2048;

const UNRESERVED = /[A-Za-z0-9._~-]/;
/** Slashes, backslashes and control characters in percent-encoded form. */
const AMBIGUOUS = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/** Undefined for what is no address of the site, such as `*`. */
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

/** Routes are found by an address's one spelling; a whole address in the request line names the host too. For Fastify's `rewriteUrl`. */
export function canonicalUrl({ url = '', headers }: IncomingMessage): string {
  const target = readTarget(url);
  if (!target) return url;
  if (target.host !== undefined) headers.host = target.host;
  return target.path + target.search;
}

/** RFC 3986 §6.2.2: an unreserved character means the same encoded or not; the digits of all others are written in upper case. */
function decodeUnreserved(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return UNRESERVED.test(character) ? character : triplet.toUpperCase();
}

/** Control characters, which mean nothing to a page and may stand in no HTML. Tabs and ends of lines may. */
const CONTROL = /%(?:0[0-8BCEF]|1[0-9A-F]|7F)/gi;

/** The search of a page's address, without what no page reads. */
export function pageSearch(search: string): string {
  return search.replace(CONTROL, '');
}

/** Pages' addresses are in lower case and end without a slash. What is percent-encoded stays as it is. */
export function pageSpelling(path: string): string {
  const lower = path.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return lower.length > 1 ? lower.replace(/\/$/, '') : lower;
}
