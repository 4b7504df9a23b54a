import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { formatCookie, hasCookie, isSecure, readCookie } from '../../http/visitor.ts';
import type { ServedPage } from '../../pages/page-handler.ts';
import type { Core } from '../../routes/core.ts';
import { canaryProblems, LiveRollout } from './live-rollout.ts';
import type { Arm } from './rollout-sample.ts';
import { randomBytes } from 'node:crypto';

interface Visit {
  visitor: string;
  arm: Arm;
}

interface RolloutCookie {
  rollout: string;
  visitor: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    rollout?: Visit | undefined;
  }
}

export const ROLLOUT_COOKIE = 'rollout';
/** 16 million values are enough for precise shares, but too few to identify a person. */
const VISITOR_BYTES = 3;
/** Rollouts are shorter than this. The next page clears the cookie of an ended rollout. */
const LIFE_SECONDS = 30 * 24 * 3600;
const VALUE = /^([a-z0-9-]{1,64})\.([\w-]{4})$/;

export function register(server: FastifyInstance, core: Core): void {
  const live = new LiveRollout(core);
  core.revisions.add({
    cookies: [ROLLOUT_COOKIE],
    revisions: () => ({
      all: live.heldRevision ? [live.heldRevision] : [],
      serving: live.revision ? [live.revision] : [],
    }),
    health: () => {
      const rollout = live.health();
      return rollout ? { rollout } : {};
    },
    problems: () => canaryProblems(live.health()),
  });
  core.live.onLive(() => live.sync());
  core.metrics.read(
    'shell_rollout',
    'State of the canary: 1 for the current state.',
    () => [live.health()].flatMap((rollout) => (rollout ? [{ labels: { state: rollout.state }, value: 1 }] : [])),
    ['state'],
  );
  followVisits(server, core, live);
  server.addHook('onClose', async () => live.stop());
}

/** Assigns visitors to groups, counts their views, and keeps responses for a group out of shared caches. */
function followVisits(server: FastifyInstance, core: Core, live: LiveRollout): void {
  server.decorateRequest('rollout');
  server.addHook('onRequest', async (request) => {
    const cookie = readRolloutCookie(request.headers.cookie);
    if (cookie && cookie.rollout === live.rollout?.id) join(request, cookie.visitor);
  });
  server.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isPage) enter(request, reply);
  });
  server.addHook('onSend', async ({ rollout, routeOptions }, reply) => {
    // This includes a paused or starting canary, because responses may change soon.
    const isOwn = rollout?.arm === 'canary' || (routeOptions.config.isPage && live.rollout !== undefined);
    const cacheControl = String(reply.getHeader('cache-control') ?? '');
    // Files with digests in their URLs are the same for all visitors.
    if (isOwn && !/no-store|immutable/.test(cacheControl)) void reply.header('cache-control', 'private, no-cache');
  });
  server.addHook('onResponse', async (request) => {
    const { rollout: visit, method, headers, servedPage, browserFailure } = request;
    if (!visit || isTrial(request)) return;
    if (servedPage && method === 'GET') await countView(visit, servedPage);
    const path = URL.parse(headers.referer ?? '')?.pathname ?? 'in a browser';
    if (browserFailure) live.countReport(visit.visitor, { ...browserFailure, path });
  });

  function isTrial({ choice }: FastifyRequest): boolean {
    return choice?.trial !== undefined;
  }

  function join(request: FastifyRequest, visitor: string): void {
    const arm = live.getArm(visitor);
    const canary = arm === 'canary' ? live.revision : undefined;
    request.rollout = { visitor, arm };
    request.choice ??= canary && { load: async () => canary };
  }

  function enter(request: FastifyRequest, reply: FastifyReply): void {
    const { rollout } = live;
    const secure = isSecure(request, core.settings.siteUrl);
    if (!rollout && hasCookie(request.headers.cookie, [ROLLOUT_COOKIE]))
      void reply.header('set-cookie', formatRolloutCookie(undefined, secure));
    if (!rollout || request.rollout || isTrial(request)) return;
    const visitor = newVisitor();
    join(request, visitor);
    if (live.isDivided) void reply.header('set-cookie', formatRolloutCookie({ rollout: rollout.id, visitor }, secure));
  }

  /** A failure at a URL that visitors can invent counts only if the other release serves that URL. */
  async function countView({ arm, visitor }: Visit, { page, status }: ServedPage): Promise<void> {
    const match = matchRoute(findRevision(arm)?.composition.routes ?? [], page.path);
    if (!match) return;
    const isFailed = status === 503;
    if (isFailed && (page.search !== '' || /[:*]/.test(match.pattern))) {
      const otherRevision = findRevision(arm === 'canary' ? 'current' : 'canary');
      const compared = otherRevision && (await core.pages.get(otherRevision, page));
      if (compared?.kind !== 'page' || compared.status !== 200) return;
    }
    live.countView(arm, visitor, { remote: match.remote, isFailed, path: page.path });
  }

  function findRevision(arm: Arm) {
    return (arm === 'canary' ? live.revision : undefined) ?? core.live.current;
  }
}

export function readRolloutCookie(header: string | undefined): RolloutCookie | undefined {
  const [, rollout, visitor] = VALUE.exec(readCookie(header, ROLLOUT_COOKIE) ?? '') ?? [];
  return rollout === undefined || visitor === undefined ? undefined : { rollout, visitor };
}

export function newVisitor(): string {
  return randomBytes(VISITOR_BYTES).toString('base64url');
}

/** Without `cookie`, returns a header that clears it. */
export function formatRolloutCookie(cookie: RolloutCookie | undefined, secure: boolean): string {
  const value = cookie ? `${cookie.rollout}.${cookie.visitor}` : '';
  return formatCookie({ name: ROLLOUT_COOKIE, value, maxAge: cookie ? LIFE_SECONDS : 0, secure });
}
