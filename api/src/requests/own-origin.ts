import { peerAddress } from '@site/http-server/visitor-address';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';

type OriginSettings = Pick<Configuration, 'siteOrigin' | 'trustedProxies'>;

/**
 * Whether a page of this site sent the request, as far as its browser tells. Programs send neither header and are let in: only a browser
 * can be made to send a message in the name of a visitor.
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
  // Without a trusted proxy, the scheme that the browser used is unknown: TLS may end in front of this process.
  const protocols = protocol === undefined ? ['http', 'https'] : [protocol.toLowerCase()];
  return protocols.some((scheme) => originOf(`${scheme}://${host}`) === origin);
}

/** The entry that the nearest proxy wrote. */
function nearest(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined
  );
}

/** Undefined for what is not an address, so that `Origin: null` matches nothing. */
function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin;
}
