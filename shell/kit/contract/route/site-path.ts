/** Browsers drop tabs and line breaks anywhere in a URL, so `/\t/host` becomes `//host`. */
const WHITESPACE_OR_CONTROL = /[\s\x00-\x1f\x7f]/;

const CONTROL = /[\x00-\x1f\x7f]/;
const ORIGIN = 'https://site.invalid';

/**
 * Checks every link, redirect, and suggestion, in the browser and on the server. Rejects anything that a browser or the
 * router could read as another origin, even percent-encoded, because the router decodes paths once.
 */
export function isSitePath(url: unknown): url is string {
  if (typeof url !== 'string' || !url.startsWith('/')) return false;
  if (WHITESPACE_OR_CONTROL.test(url) || url.includes('\\') || !isLocal(url)) return false;
  const decoded = decodeOnce(url.split(/[?#]/, 1)[0] ?? '');
  return !CONTROL.test(decoded) && !decoded.includes('\\') && isLocal(decoded);
}

/** `/.//host` resolves to the path `//host`, which is another origin when resolved again. */
function isLocal(url: string): boolean {
  if (url.startsWith('//')) return false;
  try {
    const { origin, pathname } = new URL(url, ORIGIN);
    return origin === ORIGIN && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** Decodes single bytes, so that malformed sequences cannot throw. Only ASCII matters here. */
function decodeOnce(path: string): string {
  return path.replace(/%([\da-f]{2})/gi, (_sequence, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}
