import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { nearestEntry, peerAddress } from '@site/http-server/visitor-address';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';

/** Otherwise another site could make its visitors send messages and use up their limit. */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  readonly #logger = new Logger('Contact');

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isFromThisSite(request, this.configuration)) return true;
    const { origin, host } = request.headers;
    this.#logger.warn(
      { requestId: request.id, origin, host },
      'Refused a message from a page of another origin. If that origin is this site, set SITE_URL or TRUSTED_PROXIES.',
    );
    throw new ApiException('SENT_FROM_ELSEWHERE');
  }
}

/**
 * Checks by browser headers that a page of this site sent the request. Programs send neither header and are accepted:
 * only browsers can be tricked.
 */
function isFromThisSite({ headers, raw }: FastifyRequest, { siteUrl, trustedProxies }: Configuration): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return true;
  const isForwarded = trustedProxies.has(peerAddress(raw));
  const host = (isForwarded && nearestEntry(headers['x-forwarded-host'])) || headers.host;
  const protocol = isForwarded ? nearestEntry(headers['x-forwarded-proto']) : undefined;
  // Without a trusted proxy the scheme is unknown, because TLS may end in front of this process.
  const protocols = protocol === undefined ? ['http', 'https'] : [protocol.toLowerCase()];
  return protocols.some((scheme) => originOf(`${scheme}://${host}`) === origin);
}

/** `Origin: null` matches nothing. */
function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin;
}
