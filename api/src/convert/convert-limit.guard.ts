import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { RateLimit } from '../requests/rate-limit.ts';
import { MOST_VALUES } from './conversion-list.dto.ts';

/** Limits conversions, because only they are computed for each request. */
@Injectable()
export class ConvertLimitGuard implements CanActivate {
  readonly #limit: RateLimit;

  constructor(@Inject(CONFIGURATION) { convertLimitPerMinute: perMinute, trustedProxies }: Configuration) {
    this.#limit = new RateLimit({ perMinute, trustedProxies, code: 'TOO_MANY_CONVERSIONS' });
  }

  canActivate(context: ExecutionContext): boolean {
    const { raw, body } = context.switchToHttp().getRequest<FastifyRequest>();
    this.#limit.consume(raw, conversionsIn(body));
    return true;
  }
}

/** Guards run before validation, which refuses lists of more than `MOST_VALUES`. */
function conversionsIn(body: unknown): number {
  const { values } = (body ?? {}) as { values?: unknown };
  return Array.isArray(values) ? Math.min(Math.max(values.length, 1), MOST_VALUES) : 1;
}
