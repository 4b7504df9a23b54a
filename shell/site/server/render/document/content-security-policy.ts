import { createHash } from 'node:crypto';

interface PolicyParts {
  /** As `inlineSource` writes them. */
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Addresses of the remotes' browser files, with a trailing slash. */
  remoteBases: readonly string[];
  /** Origin of the analytics service, where it is on. */
  analyticsOrigin: string | undefined;
  /** Addresses below which development servers have their scripts; such a server also tells of new ones. */
  devServers?: readonly string[];
  https: boolean;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
/** Where that service's script reports to (its guide on content security policies). */
const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * A policy of digests and addresses. Pages are kept in compressed form, so that no nonce can be fresh in them; the digests are those
 * of the document that the policy is sent with. The empty style is the element that styled-components makes in the browser.
 */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  remoteBases,
  analyticsOrigin,
  devServers = [],
  https,
}: PolicyParts): string {
  const analytics = analyticsOrigin === undefined ? [] : [analyticsOrigin];
  const measured = [...analytics, ...(analyticsOrigin === GOOGLE_TAGS ? GOOGLE_COLLECTORS : [])];
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts, ...new Set([...remoteBases, ...devServers]), ...analytics].join(' ')}`,
    `style-src 'self' ${[EMPTY, ...inlineStyles].join(' ')}`,
    ["img-src 'self' data:", ...measured].join(' '),
    ["connect-src 'self'", ...measured, ...devServers.flatMap(hotReloadSources)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** What a page asks a development server for by itself: the list of what has changed, and word that something has. */
function hotReloadSources(base: string): string[] {
  return [base, new URL('/ws', base).href.replace('http', 'ws')];
}

/** Lets through an element with this very text. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const EMPTY = inlineSource('');
