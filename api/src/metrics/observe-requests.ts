import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const SLOW_MS = 1_000;
/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Labels contain route patterns instead of URLs, to keep the number of time series low. */
@Injectable()
export class RequestMetrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #refused = new Counter({
    name: 'http_refused_connections_total',
    help: 'Connections closed because the request was invalid or too slow.',
    labelNames: ['status'],
    registers: [this.registry],
  });

  observe(method: string, route: string, status: number, milliseconds: number): void {
    const labels = { method, route, status };
    this.#requests.inc(labels);
    this.#durations.observe(labels, milliseconds / 1000);
  }

  countRefused(status: number): void {
    this.#refused.inc({ status });
  }
}

/**
 * Successful reads are logged at `debug`, because writing a line takes longer than responding. Logs omit the visitor's
 * IP address and the query.
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
          ms: Math.round(milliseconds * 10) / 10,
        },
        'request',
      );
    }
    done();
  });
}
