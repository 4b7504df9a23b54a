import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../revisions/live-site.ts';

export interface SiteHealth {
  /** Whether this server should get requests. */
  ready: boolean;
  status: string;
  /** Id of what browsers are told of the composition. */
  composition?: string | undefined;
  revision?: number | undefined;
  /** Remotes that are away, each with a sentence that says why. */
  away: Readonly<Record<string, string>>;
  /** Why the document in force is not what visitors get, if so. */
  refusal?: string | undefined;
}

export function siteHealth({ current, refusal }: LiveSite): SiteHealth {
  return {
    ready: current !== undefined,
    status: current ? 'ok' : 'starting',
    composition: current?.composition.id,
    revision: current?.document.revision,
    away: current?.failures ?? {},
    refusal,
  };
}

interface HealthOptions {
  read: () => SiteHealth;
  isStopping: () => boolean;
}

/** `/health/live` for whoever restarts the process, `/health/ready` for whoever sends visitors to it. */
export function registerHealth(server: FastifyInstance, { read, isStopping }: HealthOptions) {
  server.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => {
    const { ready, ...health } = read();
    reply.code(ready && !isStopping() ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(isStopping() ? { ...health, status: 'stopping' } : health);
  });
}
