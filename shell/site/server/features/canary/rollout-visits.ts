import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserFailure } from '../../live/browser-failures.ts';
import type { LiveRollout } from './live-rollout.ts';
import {
  clearedRolloutCookie,
  formatRolloutCookie,
  hasRolloutCookie,
  newVisitor,
  readRolloutCookie,
} from './rollout-cookie.ts';
import type { Arm } from './rollout-sample.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rollout?: { visitor: string; arm: Arm } | undefined;
    /** True if the response depends on the visitor's canary group. */
    isDivided?: boolean | undefined;
  }
}

interface RolloutVisitsOptions {
  siteUrl: string | undefined;
  isTrial: (request: FastifyRequest) => boolean;
}

export class RolloutVisits {
  readonly #live: LiveRollout;
  readonly #siteUrl: string | undefined;
  /** True for visitors of a trial, whose views do not count. */
  readonly isTrial: (request: FastifyRequest) => boolean;

  constructor(live: LiveRollout, { siteUrl, isTrial }: RolloutVisitsOptions) {
    this.#live = live;
    this.#siteUrl = siteUrl;
    this.isTrial = isTrial;
  }

  /** Keeps responses that depend on the cookie out of shared caches. */
  register(server: FastifyInstance) {
    server.decorateRequest('rollout');
    server.decorateRequest('isDivided');
    server.addHook('onRequest', async (request) => {
      const cookie = readRolloutCookie(request.headers.cookie);
      if (cookie && cookie.rollout === this.#live.rollout?.id)
        request.rollout = { visitor: cookie.visitor, arm: this.#live.armOf(cookie.visitor) };
    });
    server.addHook('onSend', async ({ rollout, isDivided }, reply) => {
      const isOwn = isDivided === true || rollout?.arm === 'canary';
      const cacheControl = String(reply.getHeader('cache-control') ?? '');
      // Files with digests in their addresses are the same for all visitors.
      if (isOwn && !/no-store|immutable/.test(cacheControl)) void reply.header('cache-control', 'private, no-cache');
    });
  }

  enter(request: FastifyRequest, reply: FastifyReply): void {
    const { rollout } = this.#live;
    const isSecure = request.visitor.protocol === 'https' || this.#siteUrl?.startsWith('https:') === true;
    // Also while paused or starting, since the response may change within a minute.
    request.isDivided = rollout !== undefined;
    if (!rollout && hasRolloutCookie(request.headers.cookie))
      void reply.header('set-cookie', clearedRolloutCookie(isSecure));
    if (!rollout || request.rollout || this.isTrial(request)) return;
    const visitor = newVisitor();
    request.rollout = { visitor, arm: this.#live.armOf(visitor) };
    if (this.#live.isDivided)
      void reply.header('set-cookie', formatRolloutCookie({ rollout: rollout.id, visitor }, isSecure));
  }

  countView(request: FastifyRequest, view: { remote: string; isFailed: boolean; path: string }): void {
    const { method, rollout } = request;
    if (method === 'GET' && rollout && !this.isTrial(request)) this.#live.countView(rollout.arm, rollout.visitor, view);
  }

  countReport({ rollout, headers }: FastifyRequest, { remote, release }: BrowserFailure): void {
    const path = URL.parse(headers.referer ?? '')?.pathname ?? 'in a browser';
    if (rollout) this.#live.countReport(rollout.visitor, { remote, release, path });
  }
}
