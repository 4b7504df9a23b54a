import type { Visitor } from './visitor.ts';

export function parseHsts(text: string): { value: string | undefined } | { problem: string } {
  if (text === 'off') return { value: undefined };
  const [seconds = '', ...words] = text.split(/[\s;,]+/).filter(Boolean);
  if (!/^\d{1,10}$/.test(seconds) || words.some((word) => word !== 'includeSubDomains' && word !== 'preload'))
    return {
      problem: 'must be "off", or a number of seconds, optionally followed by "includeSubDomains" and "preload"',
    };
  return { value: [`max-age=${seconds}`, ...words].join('; ') };
}

export type SecurityHeaders = (protocol: Visitor['protocol']) => Readonly<Record<string, string>>;

/** Every response has these headers. The Content-Security-Policy is set per document. */
export function securityHeaders({
  siteUrl,
  hsts,
}: {
  siteUrl: string | undefined;
  hsts: string | undefined;
}): SecurityHeaders {
  const headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  const secured = hsts === undefined ? headers : { ...headers, 'strict-transport-security': hsts };
  return (protocol) => (protocol === 'https' || siteUrl?.startsWith('https:') ? secured : headers);
}
