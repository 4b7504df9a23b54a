import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** The methods of each path, to tell 405 from 404. Must be created before the routes. */
@Injectable()
export class AllowedMethods {
  readonly #routes: { pattern: RegExp; method: string }[] = [];

  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', ({ url, method }) => {
      const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
      for (const one of [method].flat()) this.#routes.push({ pattern, method: one });
    });
  }

  /** Sorted. Empty for an unknown path. */
  of(path: string): string[] {
    const methods = this.#routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  }
}
