import type { FastifyInstance } from 'fastify';
import type { SiteHealth } from '../live/site-health.ts';

interface HealthOptions {
  read: () => SiteHealth;
  isStopping: () => boolean;
}

export function registerHealth(server: FastifyInstance, { read, isStopping }: HealthOptions) {
  server.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => {
    const { ready, ...health } = read();
    reply.code(ready && !isStopping() ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(isStopping() ? { ...health, status: 'stopping' } : health);
  });
}
