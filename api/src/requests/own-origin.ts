import { peerAddress } from '@site/http-server/visitor-address';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';

type OriginSettings = Pick<Configuration, 'siteOrigin' | 'trustedProxies'>;

/**
 * Checks by browser headers that a page of this site sent the request. Programs send neither header and are accepted:
 * only browsers can be tricked.
 */
export function isFromThisSite(
  { headers, raw }: FastifyRequest,
  { siteOrigin, trustedProxies }: OriginSettings,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  const isForwarded = trustedProxies.has(peerAddress(raw));
  const host = (isForwarded && nearest(headers['x-forwarded-host'])) || headers.host;
  const protocol = isForwarded ? nearest(headers['x-forwarded-proto']) : undefined;
  // Without a trusted proxy the scheme is unknown, because TLS may end in front of this process.
  const protocols = protocol === undefined ? ['http', 'https'] : [protocol.toLowerCase()];
  return protocols.some((scheme) => originOf(`${scheme}://${host}`) === origin);
}

/** The nearest proxy's entry. */
function nearest(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined
  );
}

/** `Origin: null` matches nothing. */
function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin;
}
