import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { isFromThisSite } from '../requests/own-origin.ts';

/** Otherwise another site could make its visitors send messages and use up their limit. */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  readonly #configuration: Configuration;
  readonly #logger = new Logger('Contact');

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    this.#configuration = configuration;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isFromThisSite(request, this.#configuration)) return true;
    const { origin, host } = request.headers;
    this.#logger.warn(
      { requestId: request.id, origin, host },
      'Refused a message from a page of another origin. If that origin is this site, set SITE_URL or TRUSTED_PROXIES.',
    );
    throw new ApiException('SENT_FROM_ELSEWHERE');
  }
}
