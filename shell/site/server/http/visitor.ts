import { peerAddress, type TrustedProxies, visitorAddress } from '@site/http-server/visitor-address';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Who asks, and what the site was called by: as the proxies that are trusted tell it, or as the connection does. */
export interface Visitor {
  address: string;
  protocol: 'http' | 'https';
  /** In lower case, without the port that the protocol implies. Undefined where the request names no valid host. */
  host: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

/** What a request called the site by. */
export type CalledBy = Pick<Visitor, 'protocol' | 'host'>;

export function visitorOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: TrustedProxies): Visitor {
  return { address: visitorAddress(request, proxies), ...calledBy(request.headers, proxies.has(peerAddress(request))) };
}

/** @param isForwarded whether it came through a proxy that is trusted */
export function calledBy(headers: IncomingHttpHeaders, isForwarded: boolean): CalledBy {
  if (!isForwarded) return { protocol: 'http', host: normalHost(headers.host, 'http') };
  const protocol = nearest(headers['x-forwarded-proto'])?.toLowerCase() === 'https' ? 'https' : 'http';
  const host = normalHost(nearest(headers['x-forwarded-host']), protocol) ?? normalHost(headers.host, protocol);
  return { protocol, host };
}

/** The site's origin as visitors know it: the configured one, or that which the request came to. */
export function publicOrigin({ visitor }: { visitor: CalledBy }, configured: string | undefined): string {
  return configured ?? `${visitor.protocol}://${visitor.host ?? 'localhost'}`;
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

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
/** A host name, an IPv4 address or an IPv6 address in brackets, and perhaps a port (RFC 3986 §3.2.2). */
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i');
const LONGEST_HOST = 261;

/** One spelling for each host, which becomes part of canonical addresses. Undefined for what is none. */
export function normalHost(text: string | undefined, protocol: 'http' | 'https'): string | undefined {
  if (text === undefined || text.length > LONGEST_HOST || !HOST.test(text)) return undefined;
  const address = `${protocol}://${text}`;
  return URL.canParse(address) ? new URL(address).host.replace(/\.(?=:|$)/, '') : undefined;
}
