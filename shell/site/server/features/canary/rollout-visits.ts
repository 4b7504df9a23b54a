import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
    /** Where the visitor stands in the rollout that goes on. */
    rollout?: { visitor: string; arm: Arm } | undefined;
    /** Whether what is answered hangs on where the visitor stands. */
    isDivided?: boolean | undefined;
  }
}

/** Visits while a canary goes on: a cookie keeps each visitor with the release that he got first. */
export class RolloutVisits {
  readonly #live: LiveRollout;
  readonly #siteUrl: string | undefined;

  constructor(live: LiveRollout, siteUrl: string | undefined) {
    this.#live = live;
    this.#siteUrl = siteUrl;
  }

  /** Reads the cookie of every request, and keeps what hangs on it out of shared caches. */
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
      // What has a digest in its address is the same for everybody.
      if (isOwn && !/no-store|immutable/.test(cacheControl)) void reply.header('cache-control', 'private, no-cache');
    });
  }

  /** For a page that is asked for: puts a new visitor where he stays, and takes the cookie from whom it serves no more. */
  enter(request: FastifyRequest, reply: FastifyReply): void {
    const { rollout } = this.#live;
    const isSecure = request.visitor.protocol === 'https' || this.#siteUrl?.startsWith('https:') === true;
    // Also while it is paused, or not up yet: what comes then is not what comes in a minute.
    request.isDivided = rollout !== undefined;
    if (!rollout && hasRolloutCookie(request.headers.cookie))
      void reply.header('set-cookie', clearedRolloutCookie(isSecure));
    if (!rollout || request.rollout || request.preview) return;
    const visitor = newVisitor();
    request.rollout = { visitor, arm: this.#live.armOf(visitor) };
    if (this.#live.isDivided)
      void reply.header('set-cookie', formatRolloutCookie({ rollout: rollout.id, visitor }, isSecure));
  }

  /** @param remote whose page it is */
  countView({ method, preview, rollout }: FastifyRequest, remote: string, isFailed: boolean): void {
    if (method === 'GET' && !preview && rollout)
      this.#live.countView(rollout.arm, rollout.visitor, { remote, isFailed });
  }

  countReport({ rollout }: FastifyRequest, report: { remote: string; release?: string | undefined }): void {
    if (rollout) this.#live.countReport(rollout.visitor, { remote: report.remote, release: report.release });
  }
}
