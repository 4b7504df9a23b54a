import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { RateLimit } from '../requests/rate-limit.ts';

/** Reading a phrase is the only read that is computed for each request. */
@Injectable()
export class ConvertLimitGuard implements CanActivate {
  readonly #limit: RateLimit;

  constructor(@Inject(CONFIGURATION) { convertLimitPerMinute: perMinute, trustedProxies }: Configuration) {
    this.#limit = new RateLimit({ perMinute, trustedProxies, code: 'TOO_MANY_CONVERSIONS' });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.#limit.consume(context.switchToHttp().getRequest<FastifyRequest>().raw);
    return true;
  }
}
