import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from '@prometheus-io/client';

/** In seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Labels use route patterns, which keeps the number of series low. */
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

  refused(status: number): void {
    this.#refused.inc({ status });
  }
}
