import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepAnswer } from '../common/kept-answer.ts';
import type { KeptAnswer } from '../common/kept-answer.ts';
import { sendKeptAnswer } from '../common/send-kept-answer.ts';
import { Catalogue } from './catalogue.ts';

/** A minute without asking again, a day in which an old answer may be shown while a new one is fetched. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';

/** Answers from the catalogue, each serialised and compressed once for as long as the catalogue's version stays. */
@Injectable()
export class KeptAnswers {
  readonly #catalogue: Catalogue;
  #version: string | undefined;
  #answers = new Map<string, KeptAnswer>();
  #underway = new Map<string, Promise<KeptAnswer | undefined>>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** Sends the answer kept under `key`; false, and nothing sent, where `produce` has none. */
  async send(request: FastifyRequest, reply: FastifyReply, key: string, produce: () => Promise<unknown>): Promise<boolean> {
    const answer = this.#find(key) ?? (await this.#keep(key, produce));
    if (answer === undefined) return false;
    sendKeptAnswer(request, reply, answer);
    return true;
  }

  #find(key: string): KeptAnswer | undefined {
    if (this.#version !== this.#catalogue.version) {
      this.#answers = new Map();
      this.#underway = new Map();
      this.#version = this.#catalogue.version;
    }
    return this.#answers.get(key);
  }

  /** However many ask for it at once, an answer is made once. */
  async #keep(key: string, produce: () => Promise<unknown>): Promise<KeptAnswer | undefined> {
    const [answers, underway] = [this.#answers, this.#underway];
    const making = underway.get(key) ?? this.#make(produce);
    underway.set(key, making);
    try {
      const answer = await making;
      if (answer !== undefined) answers.set(key, answer);
      return answer;
    } finally {
      underway.delete(key);
    }
  }

  async #make(produce: () => Promise<unknown>): Promise<KeptAnswer | undefined> {
    const catalogueVersion = this.#catalogue.version;
    const value = await produce();
    return value === undefined ? undefined : keepAnswer(value, { cacheControl: CACHE_CONTROL, catalogueVersion });
  }
}
