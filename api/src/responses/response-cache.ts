import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { DirectResponse } from './direct-response.ts';
import { EncodedResponse } from './encoded-response.ts';

/** Entries never expire, because the catalog changes only with a release. */
@Injectable()
export class ResponseCache {
  readonly #responses = new Map<string, EncodedResponse>();
  readonly #pending = new Map<string, Promise<EncodedResponse>>();

  find(request: FastifyRequest): EncodedResponse | undefined {
    return this.#responses.get(getKey(request));
  }

  /** Concurrent requests share one response. */
  async encode(request: FastifyRequest, value: unknown): Promise<EncodedResponse> {
    const key = getKey(request);
    const encoding = this.#pending.get(key) ?? EncodedResponse.create(value);
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

/**
 * Caches what a handler returns. The handler must redirect noncanonical parameters, or the cache would grow without
 * limit.
 */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  constructor(private readonly cache: ResponseCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<DirectResponse> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const encode = async (value: unknown) =>
      value instanceof DirectResponse ? value : this.cache.encode(request, value);
    return next.handle().pipe(mergeMap(encode));
  }
}

/** Sends cached responses before Nest routes the request, because routing takes longer than responding. */
export function sendCachedResponses(server: FastifyInstance, cache: ResponseCache): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead ? cache.find(request) : undefined;
    if (cached) cached.send(request, reply);
    else done();
  });
}

/** Uses the route and its parameters, because percent-encoding gives a path many spellings. */
function getKey({ routeOptions, params }: FastifyRequest): string {
  let key = routeOptions.url ?? '';
  for (const value of Object.values(params as Record<string, string>)) key += ` ${value}`;
  return key;
}
