import { createHash } from 'node:crypto';

interface PolicyParts {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Addresses of the remotes' browser files, with a trailing slash. */
  remoteBases: readonly string[];
  /** Origin of the analytics service, where it is on. */
  analyticsOrigin: string | undefined;
  https: boolean;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
/** Where that service's script reports to (its guide on content security policies). */
const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * A policy of digests and addresses. Pages are kept in compressed form, so that no nonce can be fresh in them; the digests are those
 * of the document that the policy is sent with. The empty style is the element that styled-components makes in the browser.
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, remoteBases, analyticsOrigin, https }: PolicyParts): string {
  const analytics = analyticsOrigin === undefined ? [] : [analyticsOrigin];
  const measured = [...analytics, ...(analyticsOrigin === GOOGLE_TAGS ? GOOGLE_COLLECTORS : [])];
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts.map(digest), ...remoteBases, ...analytics].join(' ')}`,
    `style-src 'self' ${['', ...inlineStyles].map(digest).join(' ')}`,
    ["img-src 'self' data:", ...measured].join(' '),
    ["connect-src 'self'", ...measured].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
