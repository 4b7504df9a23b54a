import { createHash } from 'node:crypto';

interface PolicyInputs {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  remoteBases: readonly string[];
  /** Undefined if analytics is off. */
  analyticsOrigin: string | undefined;
  /** Development servers, which also push updates. */
  devServers?: readonly string[] | undefined;
  embeddedFrom?: string | undefined;
  https: boolean;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
/** Google's guide on content security policies. */
const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Uses digests, because pages are cached compressed and cannot contain a fresh nonce. The empty style allows the
 * element that styled-components creates in the browser.
 */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  remoteBases,
  analyticsOrigin,
  devServers = [],
  embeddedFrom,
  https,
}: PolicyInputs): string {
  const analytics = analyticsOrigin === undefined ? [] : [analyticsOrigin];
  const measured = [...analytics, ...(analyticsOrigin === GOOGLE_TAGS ? GOOGLE_COLLECTORS : [])];
  // Some browsers ignore 'self' in a sandbox.
  const own = embeddedFrom === undefined ? [] : [embeddedFrom];
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts, ...new Set([...remoteBases, ...devServers]), ...own, ...analytics].join(' ')}`,
    `style-src 'self' ${[EMPTY, ...inlineStyles].join(' ')}`,
    ["img-src 'self' data:", ...measured].join(' '),
    ["connect-src 'self'", ...measured, ...devServers.flatMap(hotReloadSources)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(embeddedFrom !== undefined ? ['frame-ancestors *', SANDBOX] : ["frame-ancestors 'none'"]),
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** For the change list and WebSocket of a development server. */
function hotReloadSources(base: string): string[] {
  return [base, new URL('/ws', base).href.replace('http', 'ws')];
}

export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Without cookies and storage. */
const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';

const EMPTY = inlineSource('');
