import { createHash } from 'node:crypto';

interface PolicyParts {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Addresses of the remotes' browser files, with a trailing slash. */
  remoteBases: readonly string[];
  https: boolean;
}

/**
 * A policy of digests and addresses. Pages are kept in compressed form, so that no nonce can be fresh in them; the digests are those
 * of the document that the policy is sent with. The empty style is the element that styled-components makes in the browser.
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, remoteBases, https }: PolicyParts): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts.map(digest), ...remoteBases].join(' ')}`,
    `style-src 'self' ${['', ...inlineStyles].map(digest).join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
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
