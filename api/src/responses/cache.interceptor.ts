import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { DirectResponse } from './direct-response.ts';
import { EncodedResponse } from './encoded-response.ts';

/**
 * Caches responses for the life of the process, because the catalogue only changes with a release. A handler must
 * redirect other spellings of its parameters, or the cache is unbounded.
 */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  readonly #responses = new Map<string, EncodedResponse>();
  readonly #pending = new Map<string, Promise<EncodedResponse>>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<DirectResponse> {
    const key = keyOf(context.switchToHttp().getRequest<FastifyRequest>());
    const cached = this.#responses.get(key);
    if (cached) return of(cached);
    return next
      .handle()
      .pipe(
        mergeMap((value: unknown) => (value instanceof DirectResponse ? of(value) : from(this.#encode(key, value)))),
      );
  }

  /** Concurrent requests share one response. */
  async #encode(key: string, value: unknown): Promise<EncodedResponse> {
    const encoding = this.#pending.get(key) ?? EncodedResponse.of(value);
    this.#pending.set(key, encoding);
    try {
      const response = await encoding;
      this.#responses.set(key, response);
      return response;
    } finally {
      this.#pending.delete(key);
    }
  }
}

/** Uses route and parameters, because escapes give a path many spellings. */
function keyOf({ routeOptions, params }: FastifyRequest): string {
  return [routeOptions.url, ...Object.values(params as Record<string, string>)].join(' ');
}
