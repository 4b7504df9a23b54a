import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { DirectResponse } from './direct-response.ts';
import { ResponseCache } from './response-cache.ts';

/**
 * Stores what a handler returns in `ResponseCache`. A handler must redirect other spellings of its parameters, or the
 * cache is unbounded.
 */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  readonly #cache: ResponseCache;

  constructor(cache: ResponseCache) {
    this.#cache = cache;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<DirectResponse> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next
      .handle()
      .pipe(
        mergeMap((value: unknown) =>
          value instanceof DirectResponse ? of(value) : from(this.#cache.encode(request, value)),
        ),
      );
  }
}
