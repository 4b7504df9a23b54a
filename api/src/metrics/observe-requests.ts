import { traceLogFields } from '@site/http-server/tracing';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { RequestMetrics } from './request-metrics.ts';

const SLOW_MS = 1_000;

/**
 * Successful reads log at `debug`, because a line costs more than the response. Logs leave out the visitor's address
 * and the query.
 */
export function observeRequests(server: FastifyInstance, metrics: RequestMetrics, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw;
    const milliseconds = reply.elapsedTime;
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    metrics.observe(request.method, route, statusCode, milliseconds);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const quietLevel = isRead && statusCode < 400 && milliseconds <= SLOW_MS ? 'debug' : 'info';
    const level = statusCode >= 500 ? 'warn' : quietLevel;
    if (logger.isLevelEnabled(level)) {
      logger[level](
        {
          requestId: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
          route,
          status: statusCode,
          ...traceLogFields(request.raw),
          ms: Math.round(milliseconds * 10) / 10,
        },
        'request',
      );
    }
    done();
  });
}
