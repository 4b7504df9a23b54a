import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeResponse, sendCachedResponse } from '../responses/cached-response.ts';
import type { CachedResponse } from '../responses/cached-response.ts';
import { Catalogue } from './catalogue.ts';

/** A minute without asking again, a day in which an old response may be shown while a new one is fetched. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';

/** Responses that are the same for everybody, each serialised and compressed once for as long as the catalogue's version stays. */
@Injectable()
export class ResponseCache {
  readonly #catalogue: Catalogue;
  #version: string | undefined;
  #responses = new Map<string, CachedResponse>();
  #underway = new Map<string, Promise<CachedResponse | undefined>>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** Sends the response cached under `key`; false, and nothing sent, where `produce` has none. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: () => Promise<unknown>,
  ): Promise<boolean> {
    const response = this.#find(key) ?? (await this.#add(key, produce));
    if (response === undefined) return false;
    sendCachedResponse(request, reply, response);
    return true;
  }

  /** Sends what is answered to one question of too many to keep their answers. */
  async sendOnce(request: FastifyRequest, reply: FastifyReply, value: object): Promise<void> {
    sendCachedResponse(request, reply, await this.#encode(value));
  }

  #find(key: string): CachedResponse | undefined {
    if (this.#version !== this.#catalogue.version) {
      this.#responses = new Map();
      this.#underway = new Map();
      this.#version = this.#catalogue.version;
    }
    return this.#responses.get(key);
  }

  /** However many ask for it at once, a response is made once. */
  async #add(key: string, produce: () => Promise<unknown>): Promise<CachedResponse | undefined> {
    const [responses, underway] = [this.#responses, this.#underway];
    const making = underway.get(key) ?? this.#make(produce);
    underway.set(key, making);
    try {
      const response = await making;
      if (response !== undefined) responses.set(key, response);
      return response;
    } finally {
      underway.delete(key);
    }
  }

  async #make(produce: () => Promise<unknown>): Promise<CachedResponse | undefined> {
    const catalogueVersion = this.#catalogue.version;
    const value = await produce();
    return value === undefined ? undefined : this.#encode(value, catalogueVersion);
  }

  #encode(value: unknown, catalogueVersion = this.#catalogue.version): Promise<CachedResponse> {
    return encodeResponse(value, { cacheControl: CACHE_CONTROL, catalogueVersion });
  }
}
