import { nearestEntry, peerAddress, type TrustedProxies, visitorAddress } from '@site/http-server/visitor-address';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';

/** Comes from forwarded headers only if the peer is a trusted proxy. */
export interface Visitor {
  address: string;
  protocol: 'http' | 'https';
  /** Lowercase, without the default port. Undefined if missing or invalid. */
  host: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

export type ProtocolAndHost = Pick<Visitor, 'protocol' | 'host'>;

export function readVisitor(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: TrustedProxies): Visitor {
  return {
    address: visitorAddress(request, proxies),
    ...readProtocolAndHost(request.headers, proxies.has(peerAddress(request))),
  };
}

export function readProtocolAndHost(headers: IncomingHttpHeaders, isForwarded: boolean): ProtocolAndHost {
  if (!isForwarded) return { protocol: 'http', host: normalHost(headers.host, 'http') };
  const protocol = nearestEntry(headers['x-forwarded-proto'])?.toLowerCase() === 'https' ? 'https' : 'http';
  const host = normalHost(nearestEntry(headers['x-forwarded-host']), protocol) ?? normalHost(headers.host, protocol);
  return { protocol, host };
}

export function publicOrigin({ visitor }: { visitor: ProtocolAndHost }, configured: string | undefined): string {
  return configured ?? `${visitor.protocol}://${visitor.host ?? 'localhost'}`;
}

/** True if a page of this site sent the request. Relies on headers that scripts on a page cannot forge. */
export function isOfThisSite(
  { headers, visitor }: { headers: IncomingHttpHeaders; visitor: Pick<Visitor, 'host'> },
  siteUrl: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Compare only hosts, because a proxy may terminate TLS.
  const { host } = new URL(origin);
  return host === visitor.host || (siteUrl !== undefined && host === new URL(siteUrl).host);
}

export function isSecure({ visitor }: { visitor: Pick<Visitor, 'protocol'> }, siteUrl: string | undefined): boolean {
  return visitor.protocol === 'https' || siteUrl?.startsWith('https:') === true;
}

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
/** Follows RFC 3986, section 3.2.2. */
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i');
const MAX_HOST_LENGTH = 261;
/** Parsing a URL costs as much as the rest of a cached response. */
const knownHosts = new LRUCache<string, string>({ max: 100 });

export function normalHost(text: string | undefined, protocol: 'http' | 'https'): string | undefined {
  const url = `${protocol}://${text}`;
  const cached = knownHosts.get(url);
  if (cached !== undefined) return cached;
  if (text === undefined || text.length > MAX_HOST_LENGTH || !HOST.test(text) || !URL.canParse(url)) return undefined;
  const host = new URL(url).host.replace(/\.(?=:|$)/, '');
  knownHosts.set(url, host);
  return host;
}

/** The first cookie with this name has the most specific path (RFC 6265, section 5.4). */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

export function hasCookie(header: string | undefined, names: readonly string[]): boolean {
  // Parsing takes ten times as long as a search, and most visitors have none of these cookies.
  return names.some((name) => header?.includes(name) && readCookie(header, name) !== undefined);
}

/** Scripts cannot read the cookie. Without `Domain`, browsers send it only to this host. */
export function formatCookie(cookie: SetCookie): string {
  return stringifySetCookie({ path: '/', sameSite: 'lax', httpOnly: true, ...cookie });
}
